import type { Mail } from '../../../src/application/shared/ports.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { aModeratedTown } from './a-moderated-town.js';

describe('a suspended user', () => {
  it('loses seats, request and sessions at once, and is mailed the reason', async () => {
    const town = await aModeratedTown();
    const { ada } = town;
    await town.ask(ada.id, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 3, 4, 5, ada.id]]);
    await town.suspend('2026-03-09');
    expect(town.seated()).toEqual([[2, 3, 4, 5]]);
    expect(town.requestOf(ada.id).status).toBe('cancelled');
    expect(town.sessions.ended).toEqual([{ userId: ada.id }]);
    const mail = town.jobs.named<Mail>('send-mail').find(({ to }) => to === ada.email)!;
    expect(mail.text).toContain('until Monday, March 9, 2026, 12');
    expect(mail.text).toContain('The reason: Insults');
    expect(town.auditLog.lines).toMatchObject([
      { action: 'user.suspended', target: { kind: 'user', id: ada.id } },
    ]);
    expect(JSON.stringify(town.auditLog.lines)).not.toContain('Insults');
  });

  it('cannot open a request, join a meetup or waitlist, or write', async () => {
    const town = await aModeratedTown();
    const { ada } = town;
    const meetupId = await town.plan(2, { maxParticipants: 2 });
    const matchId = (await town.meetup(meetupId)).table.id;
    await town.join(ada.id, meetupId);
    await town.suspensions.add(
      Suspension.suspend({ userId: ada.id, reason: 'Insults', until: null }, 99, town.clock.now()),
    );
    for (const tries of [
      () => town.asks(ada.id),
      () => town.write(ada.id, matchId, 'Hello?'),
      () => town.join(ada.id, meetupId),
      () => town.waitFor(ada.id, meetupId),
    ])
      await expect(tries()).rejects.toThrow(AccountSuspended);
  });

  it('is skipped when a seat is freed', async () => {
    const town = await aModeratedTown();
    const { ada } = town;
    const meetupId = await town.plan(2, { maxParticipants: 2 });
    await town.join(3, meetupId);
    await town.waitFor(ada.id, meetupId);
    await town.waitFor(4, meetupId);
    await town.suspensions.add(
      Suspension.suspend({ userId: ada.id, reason: 'Insults', until: null }, 99, town.clock.now()),
    );
    await town.leaveMeetup(3, meetupId);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 4]]);
    expect((await town.meetup(meetupId)).isOnWaitlist(ada.id)).toBe(false);
  });
});
