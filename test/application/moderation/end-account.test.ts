import { beforeEach, describe, expect, it } from '@jest/globals';
import { AlreadySuspended, SecondModeratorNeeded } from '../../../src/domain/moderation/suspension-errors.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('ending an account', () => {
  it('is only proposed by the first moderator, without an effect on the user', async () => {
    await desk.endAccount(desk.mia);
    expect(await desk.inForce()).toBeNull();
    expect([desk.cancelled, desk.sessions.ended, desk.mails()]).toEqual([[], [], []]);
    expect(desk.audit.actions).toEqual(['user.ending_proposed']);
  });

  it('requires a second moderator', async () => {
    await desk.endAccount(desk.mia);
    await expect(desk.endAccount(desk.mia)).rejects.toThrow(SecondModeratorNeeded);
    expect(await desk.inForce()).toBeNull();
    expect(desk.sessions.ended).toEqual([]);
  });

  it('by a second moderator cancels participation, reviews and sessions, and mails the first reason', async () => {
    await desk.endAccount(desk.mia, 'Insults');
    await desk.endAccount(desk.omar, 'Another reason');
    expect(await desk.inForce()).toMatchObject({ kind: 'ending', askedBy: desk.mia, agreedBy: desk.omar });
    expect([desk.cancelled.at(-1), desk.withdrawn]).toEqual([desk.ada, [desk.ada]]);
    expect(desk.sessions.ended).toEqual([{ userId: desk.ada }]);
    const [mail] = desk.mails();
    expect(mail!.subject).toBe('Your account has been ended');
    expect(mail!.text).toContain('The reason: Insults');
    expect(desk.audit.actions).toEqual(['user.ending_proposed', 'user.ended']);
  });

  it('replaces a suspension in force, and cannot be repeated', async () => {
    await desk.suspend();
    const suspension = (await desk.inForce())!;
    for (const moderator of [desk.mia, desk.omar]) await desk.endAccount(moderator);
    const statusOf = (id: number) => desk.suspensions.rows.find((row) => row.id === id)!.status;
    expect([statusOf(suspension.id), (await desk.inForce())!.kind]).toEqual(['over', 'ending']);
    await expect(desk.endAccount(desk.mia)).rejects.toThrow(AlreadySuspended);
  });
});
