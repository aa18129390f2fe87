import { DINNER, aRequest } from '../../support/builders/a-request.js';
import { startOf } from '../../../src/domain/shared/slot.js';
import { aTown, UNTIL_FRIDAY, type Town } from '../a-town.js';
import { requeue } from '../../../src/application/matching-request/requeue.js';
import { aMatch } from '../../support/builders/a-match.js';
import { InMemoryMatchingRequests } from '../../support/fakes/in-memory-matching-requests.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

const LOS_ANGELES = 'America/Los_Angeles';

describe('a user who moves', () => {
  it('before the first seat sits at the hour of the new location', async () => {
    await town.ask(1, 2, 3, 4, 5);
    for (const userId of [1, 2, 3, 4, 5]) await town.movesTo(userId, LOS_ANGELES);
    await town.doJobs();
    expect(town.tables()).toMatchObject([{ timeZone: LOS_ANGELES, startsAt: startOf(DINNER, LOS_ANGELES) }]);
  });

  it('after the first seat keeps its hour, also when the table is lost', async () => {
    await town.gather(1, 2, 3, 4, 5);
    await town.movesTo(1, LOS_ANGELES);
    await town.cancelMatch(2, town.tables()[0]!.id);
    expect(town.requestOf(1)).toMatchObject({ status: 'active', timeZone: 'America/New_York' });
  });

  it('waits in the home zone without coordinates', async () => {
    town.requestingUsers.zones.set(1, LOS_ANGELES);
    await town.ask(1);
    await town.movesTo(1, null);
    expect(town.requestOf(1).timeZone).toBe('America/New_York');
  });

  it('to where the Saturday is closed is told that the request ended', async () => {
    await town.ask(1);
    // Thursday 23:30 in New York is already Friday in London.
    await town.later({ days: 3, hours: 13, minutes: 30 });
    await town.doJobs(town.movesTo(1, 'Europe/London'));
    expect(town.requestOf(1).status).toBe('expired');
    expect(town.mailsTo(1)).toEqual(['Your request for Sat, Mar 7 has ended']);
    expect(town.realtime.heardBy(1)).toEqual(['matches_changed', 'request_closed']);
    await expect(town.asks(1, { slot: { ...DINNER, preferredDate: '2026-03-14' } })).resolves.toMatchObject({
      timeZone: 'Europe/London',
    });
  });
});

describe('waiting requests', () => {
  it('expire three hours before the start', async () => {
    const town = aTown();
    await town.ask(1);
    await town.later(UNTIL_FRIDAY);
    await town.later({ days: 1, hours: 14, minutes: 39 });
    await town.expireRequests();
    expect(town.requestOf(1).status).toBe('active');
    await town.later({ minutes: 1 });
    await town.expireRequests();
    expect(town.requestOf(1).status).toBe('expired');
  });

  it('expire in time in time zones ahead of the home zone', async () => {
    const town = aTown();
    town.requestingUsers.zones.set(1, 'Pacific/Auckland');
    await town.ask(1);
    // Saturday 3 pm in Auckland, and still Friday 9 pm in New York.
    await town.later({ days: 4, hours: 11 });
    await town.expireRequests();
    expect(town.requestOf(1).status).toBe('expired');
  });

  it('expire also where there are more than one page', async () => {
    const town = aTown();
    const people = Array.from({ length: 1100 }, (_, index) => 100 + index);
    await town.ask(...people);
    town.clock.pass({ days: 5, hours: 8 });
    await town.expireRequests();
    expect(people.filter((userId) => town.requestOf(userId).status !== 'expired')).toEqual([]);
  });
});

const NOW = new Date('2026-03-02T16:00:00Z');

it('requeues the members with a seated request with priority, without those who withdrew or have no request', async () => {
  const jobs = new RecordingJobs();
  const requests = new InMemoryMatchingRequests(jobs);
  const [seated, withdrawn] = [aRequest({ userId: 1, id: 2001 }), aRequest({ userId: 2, id: 2002 })];
  for (const request of [seated, withdrawn]) request.seat(null, NOW);
  withdrawn.withdraw(NOW);
  await requests.save(seated, withdrawn);
  jobs.waiting = [];

  const match = aMatch([1001, 1002]);
  match.seat({ userId: 3, requestId: null }, 50, NOW);
  await requeue(requests, match.members, NOW);
  expect(requests.rows.all().map(({ status, hasPriority }) => [status, hasPriority])).toEqual([
    ['active', true],
    ['cancelled', false],
  ]);
  expect(jobs.named('request-opened')).toHaveLength(1);
});
