import { aTown, UNTIL_FRIDAY } from '../a-town.js';

const FAR_AWAY = { coordinates: { latitude: 51.5, longitude: -0.1 } };

const aTable = async () => {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  town.realtime.forget();
  return town;
};

describe('a member of a pending match who moves away', () => {
  it('keeps the seat, because losing it would reveal where the other members live', async () => {
    const town = await aTable();
    town.seating.profiles.set(3, FAR_AWAY);
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.realtime.signals).toEqual([]);
  });

  it('is seated with the location of the request when the table is filled', async () => {
    const town = await aTable();
    town.seating.profiles.set(3, FAR_AWAY);
    await town.ask(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });
});

describe('a member whose age violates the rules of the table', () => {
  const TOO_OLD = { age: 90 };
  const aTableOfTwenties = async () => {
    const town = aTown();
    for (const id of [1, 2, 3, 4, 5]) await town.asks(id, { ageRangeMin: 18, ageRangeMax: 30 });
    await town.doJobs();
    town.realtime.forget();
    return town;
  };

  it('loses the seat of a pending match, and the request stays open without priority', async () => {
    const town = await aTableOfTwenties();
    town.seating.profiles.set(3, TOO_OLD);
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 4, 5]]);
    expect(town.tables()[0]!.members[2]).toMatchObject({ userId: 3, status: 'removed' });
    expect(town.requestOf(3)).toMatchObject({ status: 'active', hasPriority: false });
    expect(town.realtime.heardBy(1)).toContain('participant_left');
    expect(town.realtime.heardBy(3)).toEqual(['matches_changed', 'seat_lost']);
    expect(town.chat.said(town.tables()[0]!.id)).toContain('{name} left the table.');
  });

  it('keeps the seat of a confirmed match', async () => {
    const town = await aTableOfTwenties();
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    town.seating.profiles.set(3, TOO_OLD);
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('keeps the seat when the match is confirmed during the handling of the event', async () => {
    const town = await aTableOfTwenties();
    town.seating.profiles.set(3, TOO_OLD);
    await town.changesProfile(3);
    const look = town.seating.snapshotOf.bind(town.seating);
    town.seating.snapshotOf = async (...about) => {
      town.seating.snapshotOf = look;
      const snapshot = await look(...about);
      const match = (await town.matches.findForUpdate(town.tables()[0]!.id))!;
      match.confirm(town.clock.now());
      await town.matches.save(match);
      return snapshot;
    };
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('is the member who loses the seat, even if another member changes their profile first', async () => {
    const town = await aTableOfTwenties();
    town.seating.profiles.set(3, TOO_OLD);
    await town.changesProfile(1);
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 4, 5]]);
    expect(town.requestOf(1).status).toBe('matched');
  });
});

describe('a member with any other change', () => {
  it('keeps the seat', async () => {
    const town = await aTable();
    town.seating.profiles.set(3, { interests: ['chess'], age: 23 });
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.realtime.signals).toEqual([]);
  });
});

describe('a waiting user who moves near others', () => {
  it('is seated by the next run', async () => {
    const town = aTown();
    town.seating.profiles.set(5, FAR_AWAY);
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.seated()).toEqual([]);
    town.seating.profiles.delete(5);
    await town.changesProfile(5);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
  });
});

it('a change by a user without an open request requests no run', async () => {
  const town = aTown();
  await town.changesProfile(9);
  await town.doJobs();
  expect(town.jobs.waiting).toEqual([]);
});
