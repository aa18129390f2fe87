import { describe, expect, it } from '@jest/globals';
import type { RecordedJob } from '../../support/fakes/recording-jobs.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

const delayed = (jobs: { waiting: RecordedJob[] }) =>
  jobs.waiting.filter(({ name, options }) => name === 'form-tables' && options.delaySeconds! > 2);

describe('the rolling pass', () => {
  it('seats five as soon as there are five, and tells them', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4);
    await town.doJobs();
    expect(town.seated()).toEqual([]);

    await town.ask(5);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.tables()[0]).toMatchObject({ status: 'pending', slot: DINNER, matchScore: 50 });
    for (const userId of [1, 2, 3, 4, 5]) {
      expect(town.requestOf(userId).status).toBe('matched');
      expect(town.realtime.heardBy(userId)).toEqual(['match_found']);
      expect(town.mailsTo(userId)).toEqual(['Your table is ready']);
    }
  });

  it('answers a burst of requests by one run', async () => {
    const town = aTown({ debounceMs: 250 });
    await town.ask(1, 2, 3);
    for (const _ of town.jobs.take('request-opened')) await town.requestRun();
    const slot = '2026-03-07/dinner/restaurant';
    expect(town.jobs.waiting.map(({ options }) => options)).toEqual([
      { key: `form-tables:${slot}`, queue: slot, delaySeconds: 0.25 },
    ]);
  });

  it('keeps people of different slots apart', async () => {
    const town = aTown();
    await town.ask(1, 2, 3);
    for (const userId of [4, 5, 6]) await town.asks(userId, { slot: { ...DINNER, venueType: 'cafe' } });
    await town.doJobs();
    expect(town.seated()).toEqual([]);
  });

  it('comes back when the longest-waiting person has waited enough, and then seats four', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.ask(1);
    await town.doJobs();
    town.clock.pass({ seconds: 100 });
    await town.ask(2, 3, 4);
    await town.doJobs();
    expect(town.seated()).toEqual([]);
    expect(delayed(town.jobs).map(({ options }) => options.delaySeconds)).toEqual([600]);

    await town.later({ seconds: 499 });
    expect(town.seated()).toEqual([]);
    await town.later({ seconds: 1 });
    expect(town.seated()).toEqual([[1, 2, 3, 4]]);
  });

  it('asks to be woken once for each person who waits longest, so that nobody is overslept', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.ask(1);
    await town.doJobs();
    town.clock.pass({ seconds: 60 });
    await town.ask(2);
    await town.doJobs();
    await town.withdrawRequest(1, town.requestOf(1).id);
    await town.ask(3);
    await town.doJobs();
    const wakings = delayed(town.jobs).map(({ options }) => options);
    expect(new Set(wakings.map(({ key }) => key)).size).toBe(2);
    expect(wakings.at(-1)).toMatchObject({ delaySeconds: 600 });
  });

  it('needs no waking while nobody waits, or all have waited enough', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(delayed(town.jobs)).toEqual([]);

    await town.ask(6);
    await town.later({ seconds: 700 });
    expect(delayed(town.jobs)).toEqual([]);
  });

  it('gives the free seat of a table to someone who comes later', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    town.realtime.forget();
    await town.ask(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(town.requestOf(6).status).toBe('matched');
    expect(town.realtime.heardBy(6)).toEqual(['match_found']);
    expect(town.realtime.heardBy(1)).toEqual(['matches_changed']);
    expect(town.mailsTo(6)).toEqual(['Your table is ready']);
    expect(town.mailsTo(1)).toHaveLength(1);
    expect(town.chat.said(town.tables()[0]!.id).at(-1)).toBe('{name} joined the table. Say hi!');

    await town.ask(7);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(town.requestOf(7).status).toBe('active');
  });

  it('remembers which run formed a table and which gave a seat later, with how everyone suits everyone', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'rolling', grownBy: null, meanAffinity: 50 });
    expect(town.tables()[0]!.formation!.pairs).toHaveLength(10);

    await town.ask(6, 7);
    await town.doJobs();
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'rolling', grownBy: 'rolling' });
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    await town.leave(1, town.tables()[0]!.id);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6, 7]]);
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'rolling', grownBy: 'backfill' });
    expect(town.tables()[0]!.formation!.pairs).toHaveLength(15);
  });

  it('does not put someone back to the table they left', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.leave(5, town.tables()[0]!.id);
    await town.ask(5);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4]]);
    expect(town.requestOf(5).status).toBe('active');
  });

  it('keeps the time of the zone in which most of the table live', async () => {
    const town = aTown();
    for (const userId of [1, 2]) town.requestingUsers.zones.set(userId, 'America/Chicago');
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.tables()[0]).toMatchObject({ timeZone: 'America/New_York' });
  });
});

describe('when someone was faster than the run', () => {
  it('a table of which one has cancelled meanwhile is not opened, and nobody is seated by it', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    town.seating.meanwhile = () => town.withdrawRequest(3, town.requestOf(3).id);
    await town.doJobs();
    expect(town.tables()).toEqual([]);
    expect([1, 2, 3, 4, 5].map((userId) => town.requestOf(userId).status)).toEqual([
      'active',
      'active',
      'cancelled',
      'active',
      'active',
    ]);
    expect(town.realtime.heardBy(1)).toEqual([]);
  });

  it('a request that was cancelled and made anew does not take the seat of the old one', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    town.seating.meanwhile = async () => {
      await town.withdrawRequest(3, town.requestOf(3).id);
      await town.asks(3, { maxDistance: 5 });
    };
    await town.doJobs();
    // The first run skipped the table; the new request made a second one.
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.tables()[0]!.seated.map(({ requestId }) => requestId)).toContain(town.requestOf(3).id);
    expect(town.requests.rows.all().map(({ status }) => status)).toEqual([
      'matched',
      'matched',
      'cancelled',
      'matched',
      'matched',
      'matched',
    ]);
  });

  it('a table whose people no longer suit each other is not opened', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    town.seating.meanwhile = async () => {
      town.seating.profiles.set(2, { coordinates: { latitude: 51.5, longitude: 0 } });
    };
    await town.doJobs();
    expect(town.tables()).toEqual([]);
    expect(town.requestOf(1).status).toBe('active');
  });

  it('a table does not grow by someone who cancelled or moved away while the run waited', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.ask(6);
    town.seating.meanwhile = () => town.withdrawRequest(6, town.requestOf(6).id);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.requestOf(6).status).toBe('cancelled');

    await town.ask(7);
    town.seating.meanwhile = async () => {
      town.seating.profiles.set(7, { coordinates: null });
    };
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.requestOf(7).status).toBe('active');
  });
});

describe('the last seats before the meal', () => {
  it('are given until three hours before the start', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5, 6, 7);
    for (const userId of [6, 7]) town.seating.profiles.set(userId, { coordinates: null });
    await town.doJobs();
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);

    // Saturday 2:59 pm; the dinner is at six.
    await town.later({ days: 1, hours: 14, minutes: 39 });
    town.seating.profiles.clear();
    await town.changesProfile(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    await town.leave(1, town.tables()[0]!.id);
    await town.later({ minutes: 1 });
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6]]);
    expect(town.requestOf(7).status).toBe('active');
  });

  it('are gone afterwards: a run that comes too late opens no table in the past', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    town.clock.pass({ days: 6 });
    await town.runFinals();
    expect(town.tables()).toEqual([]);
    await town.advanceTables();
    expect(town.requestOf(1).status).toBe('expired');
  });
});
