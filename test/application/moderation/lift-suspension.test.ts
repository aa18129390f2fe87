import { NotSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('lifting a suspension', () => {
  it('ends it, mails the note and is audited without the note', async () => {
    await desk.suspend();
    desk.mails();
    await desk.lift(desk.omar, 'Sorry about that.');
    expect(await desk.inForce()).toBeNull();
    const [mail] = desk.mails();
    expect([mail!.to, mail!.subject]).toEqual(['ada@example.org', 'You can sign in again']);
    expect(mail!.text).toContain('Sorry about that.');
    expect(desk.audit.lines.at(-1)).toMatchObject({ action: 'user.suspension_lifted' });
    expect(JSON.stringify(desk.audit.lines)).not.toContain('Sorry');
  });

  it('is refused without a suspension, and after its expiry', async () => {
    await expect(desk.lift(desk.omar)).rejects.toThrow(NotSuspended);
    await desk.suspend(desk.mia, '2026-03-03');
    desk.clock.pass({ days: 2 });
    await expect(desk.lift(desk.omar)).rejects.toThrow(NotSuspended);
  });
});
