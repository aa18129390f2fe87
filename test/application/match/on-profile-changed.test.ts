import { describe, expect, it } from '@jest/globals';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

const FAR_AWAY = { coordinates: { latitude: 51.5, longitude: -0.1 } };

const aTable = async () => {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  town.realtime.forget();
  return town;
};

describe('a person at a pending table who moves away', () => {
  it('keeps the seat, because losing it would reveal where the others live', async () => {
    const town = await aTable();
    town.seating.profiles.set(3, FAR_AWAY);
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.realtime.signals).toEqual([]);
  });

  it('counts as being where the seat was given when the table grows', async () => {
    const town = await aTable();
    town.seating.profiles.set(3, FAR_AWAY);
    await town.ask(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });
});

describe('a person whose age no longer fits the table', () => {
  const TOO_OLD = { age: 90 };
  const aTableOfTwenties = async () => {
    const town = aTown();
    for (const id of [1, 2, 3, 4, 5]) await town.asks(id, { ageRangeMin: 18, ageRangeMax: 30 });
    await town.doJobs();
    town.realtime.forget();
    return town;
  };

  it('is taken out of a pending table, as if they had left', async () => {
    const town = await aTableOfTwenties();
    town.seating.profiles.set(3, TOO_OLD);
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 4, 5]]);
    expect(town.tables()[0]!.members[2]).toMatchObject({ userId: 3, status: 'removed' });
    expect(town.requestOf(3).status).toBe('cancelled');
    expect(town.realtime.heardBy(1)).toContain('participant_left');
    expect(town.realtime.heardBy(3)).toEqual(['matches_changed']);
    expect(town.chat.said(town.tables()[0]!.id)).toContain('{name} left the table.');
  });

  it('keeps the seat at a settled table', async () => {
    const town = await aTableOfTwenties();
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    town.seating.profiles.set(3, TOO_OLD);
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('keeps the seat when the table is settled while the change is looked at', async () => {
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

  it('is the one who goes, even when a table-mate edits their own profile first', async () => {
    const town = await aTableOfTwenties();
    town.seating.profiles.set(3, TOO_OLD);
    await town.changesProfile(1);
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 4, 5]]);
    expect(town.requestOf(1).status).toBe('matched');
  });
});

describe('who changes what does not matter to the table', () => {
  it('stays', async () => {
    const town = await aTable();
    town.seating.profiles.set(3, { interests: ['chess'], age: 23 });
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.realtime.signals).toEqual([]);
  });
});

describe('who comes near', () => {
  it('is seated soon', async () => {
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

it('a change by someone who asks for nothing starts no run', async () => {
  const town = aTown();
  await town.changesProfile(9);
  await town.doJobs();
  expect(town.jobs.waiting).toEqual([]);
});
