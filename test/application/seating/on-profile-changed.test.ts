import { aTown, type Town } from '../a-town.js';

const FAR_AWAY = { coordinates: { latitude: 51.5, longitude: -0.1 } };
const TOO_OLD = { age: 90 };
const FIVE = [1, 2, 3, 4, 5];

let town: Town;
beforeEach(() => {
  town = aTown();
});

/** A pending table of users who want mates of 18 to 30. */
async function aTableOfTwenties() {
  for (const id of FIVE) await town.asks(id, { ageRangeMin: 18, ageRangeMax: 30 });
  await town.doJobs();
  town.realtime.forget();
}

describe('a member of a pending match', () => {
  it('who moves away keeps the seat, because losing it would reveal where the other members live', async () => {
    await town.gather(...FIVE);
    town.realtime.forget();
    await town.changes(3, FAR_AWAY);
    await town.changes(4, { interests: ['chess'], age: 23 });
    expect(town.seated()).toEqual([FIVE]);
    expect(town.realtime.signals).toEqual([]);
    // The table is filled by the location of the request.
    await town.gather(6);
    expect(town.seated()).toEqual([[...FIVE, 6]]);
  });

  it('whose age violates its rules loses the seat, and the request stays open without priority', async () => {
    await aTableOfTwenties();
    await town.changes(3, TOO_OLD);
    expect(town.seated()).toEqual([[1, 2, 4, 5]]);
    expect(town.tables()[0]!.members[2]).toMatchObject({ userId: 3, status: 'removed' });
    expect(town.requestOf(3)).toMatchObject({ status: 'active', hasPriority: false });
    expect(town.realtime.heardBy(1)).toContain('participant_left');
    expect(town.realtime.heardBy(3)).toEqual(['matches_changed', 'seat_lost']);
    expect(town.chat.said(town.tables()[0]!.id)).toContain('{name} left the table.');
  });

  it('who loses the seat is the one whose age changed, even if another changes their profile first', async () => {
    await aTableOfTwenties();
    town.seating.profiles.set(3, TOO_OLD);
    await town.changesProfile(1);
    await town.doJobs(town.changesProfile(3));
    expect(town.seated()).toEqual([[1, 2, 4, 5]]);
    expect(town.requestOf(1).status).toBe('matched');
  });
});

describe('a member whose age violates the rules of the table keeps the seat', () => {
  const confirms = async () => {
    const match = (await town.matches.findForUpdate(town.tables()[0]!.id))!;
    match.confirm(town.clock.now());
    await town.matches.save(match);
  };
  it.each([
    ['of a confirmed match', () => town.reachFriday()],
    ['of one that has started and that the final run missed', () => town.clock.pass({ days: 5, hours: 9 })],
    [
      'of one that is confirmed during the handling of the event',
      () => {
        const look = town.seating.snapshotOf.bind(town.seating);
        town.seating.snapshotOf = async (...about) => {
          town.seating.snapshotOf = look;
          const snapshot = await look(...about);
          await confirms();
          return snapshot;
        };
      },
    ],
  ])('%s', async (_what, happens) => {
    await aTableOfTwenties();
    await happens();
    await town.changes(3, TOO_OLD);
    expect(town.seated()).toEqual([FIVE]);
  });
});

it('a waiting user who moves near others is seated by the next run', async () => {
  town.seating.profiles.set(5, FAR_AWAY);
  await town.gather(...FIVE);
  expect(town.seated()).toEqual([]);
  await town.changes(5);
  expect(town.seated()).toEqual([FIVE]);
});

it('a change by a user without an open request requests no run', async () => {
  await town.changes(9);
  expect(town.jobs.waiting).toEqual([]);
});
