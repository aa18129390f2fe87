import type { User } from '../../../src/domain/account/user.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

describe('rejecting a review', () => {
  beforeEach(() => desk.claims(MAYA));

  it('mails the reason and how to submit again', async () => {
    await desk.rejects(MAYA, 'mismatch', ' The last name differs. ');
    expect(await desk.now(ada)).toMatchObject({ trustScore: 40, verificationStatus: 'rejected' });
    const { subject, text } = desk.mails()[0]!;
    expect(subject).toBe('Your ID needs another try');
    expect(text).toMatch(/name or date of birth doesn.t match your account/);
    expect(text).toMatch(/The reviewer adds: The last name differs\./);
    expect(text).toMatch(/send another ID/);
    expect(desk.audit.lines.at(-1)).toMatchObject({
      action: 'verification.rejected',
      details: { reason: 'mismatch' },
    });
    expect(JSON.stringify(desk.audit.lines)).not.toMatch(/last name/);
  });

  it('allows a new submission', async () => {
    await desk.rejects(MAYA);
    await desk.handsIn(ada);
    expect((await desk.now(ada)).verificationStatus).toBe('submitted');
  });
});
