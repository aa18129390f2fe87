import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { User } from '../../../src/domain/account/user.js';
import { aUser } from '../../support/builders/a-user.js';
import { anAccountDesk } from '../account/account-desk.js';

describe('BeginPasswordReset', () => {
  it('stores a reset of the system user without a mail, and no code is accepted', async () => {
    const desk = anAccountDesk();
    const { state } = aUser({ email: 'system@example.org' });
    await desk.users.save(User.restore({ ...state, authProvider: 'system' }));
    await desk.forgot('system@example.org');
    await desk.runJobs();
    expect(desk.mails()).toEqual([]);
    const [unsent] = desk.resets.rows.all();
    const code = unsent!.state.codeDigest.split('/').at(-1)!;
    await expect(desk.reset(code, 'brand new', 'system@example.org')).rejects.toThrow(CodeNotAccepted);
  });

  it('stores a reset for an address without an account, without a mail, and no code is accepted', async () => {
    const desk = anAccountDesk();
    await desk.forgot('nobody@example.org');
    await desk.runJobs();
    const [unsent] = desk.resets.rows.all();
    const code = unsent!.state.codeDigest.split('/').at(-1)!;
    await expect(desk.reset(code, 'brand new', 'nobody@example.org')).rejects.toThrow(CodeNotAccepted);
    expect(desk.mails()).toEqual([]);
  });
});
