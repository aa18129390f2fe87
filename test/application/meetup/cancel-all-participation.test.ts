import { DINNER } from '../../support/builders/a-request.js';
import { aTown } from '../a-town.js';

describe('Canceling all participation of a user', () => {
  it('leaves the match and notifies its members', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.participation.cancelAll(1);
    expect(town.seated()).toEqual([[2, 3, 4, 5]]);
    expect(town.requestOf(1).status).toBe('cancelled');
    expect(town.realtime.signals).toContainEqual({
      type: 'participant_left',
      matchId: town.tables()[0]!.id,
      userId: 1,
      userIds: [2, 3, 4, 5],
    });
  });

  it('withdraws a waiting request', async () => {
    const town = aTown();
    await town.ask(1);
    await town.participation.cancelAll(1);
    expect(town.requestOf(1).status).toBe('cancelled');
  });

  it('cancels own meetups, leaves the meetups of others and all waitlists', async () => {
    const town = aTown();
    const own = await town.plan(1, { scheduledDate: '2026-03-14' });
    await town.join(2, own);
    const another = await town.plan(2);
    await town.join(1, another);
    const full = await town.plan(3, { maxParticipants: 2, scheduledDate: '2026-03-21' });
    await town.join(4, full);
    await town.waitFor(1, full);
    await town.doJobs();

    await town.participation.cancelAll(1);
    expect((await town.meetup(own)).status).toBe('cancelled');
    expect((await town.meetup(another)).table.seated.map(({ userId }) => userId)).toEqual([2]);
    expect((await town.meetup(full)).waitlist).toEqual([]);
    await town.doJobs();
    expect(town.mailsTo(2)).toContain('A meetup you joined was cancelled');
  });

  it('changes nothing for a user without plans, and nothing when repeated', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    for (let i = 0; i < 2; i++) await town.participation.cancelAll(1);
    await town.participation.cancelAll(77);
    expect(town.seated()).toEqual([[2, 3, 4, 5]]);
  });

  it('keeps completed matches', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.later({ days: 6 });
    await town.advanceTables();
    await town.participation.cancelAll(1);
    expect(town.tables()[0]!.slot).toEqual(DINNER);
    expect(town.tables()[0]!.seated).toHaveLength(5);
  });
});
