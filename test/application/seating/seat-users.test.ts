import { DINNER } from '../../support/builders/a-request.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

describe('seating the users of a slot', () => {
  it('forms a table as soon as five users wait, and notifies them', async () => {
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
      expect(town.mailsTo(userId)).toEqual(['Your table is ready: Sat, Mar 7, 6 PM']);
    }
  });

  it('does not seat users of different slots together', async () => {
    const town = aTown();
    await town.ask(1, 2, 3);
    for (const userId of [4, 5, 6]) await town.asks(userId, { slot: { ...DINNER, venueType: 'cafe' } });
    await town.doJobs();
    expect(town.seated()).toEqual([]);
  });

  it('fills a free seat with a user who opens a request later', async () => {
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
    expect(town.mailsTo(6)).toEqual(['Your table is ready: Sat, Mar 7, 6 PM']);
    expect(town.mailsTo(1)).toHaveLength(1);
    expect(town.chat.said(town.tables()[0]!.id).at(-1)).toBe('{name} joined the table. Say hi!');

    await town.ask(7);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(town.requestOf(7).status).toBe('active');
  });

  it('saves which run formed a table, which run filled it, and the affinity of each pair', async () => {
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

  it('does not seat a user again at the table they left', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.leave(5, town.tables()[0]!.id);
    await town.ask(5);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4]]);
    expect(town.requestOf(5).status).toBe('active');
  });
});
