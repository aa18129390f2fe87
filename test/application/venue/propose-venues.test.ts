import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import { aTown, type Town } from '../a-town.js';
import { aTableWithVenues, BISTROS, CENTER } from './a-table-with-venues.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

describe('venue proposals', () => {
  it('are the three fairest venues, and the first is the venue of the match', async () => {
    const table = await aTableWithVenues();
    expect(table.venues()).toEqual(['Bistro 1', 'Bistro 2', 'Bistro 3']);
    expect(table.place()).toBe('Bistro 1');
    expect(table.realtime.signals.at(-1)).toEqual({ type: 'matches_changed', userIds: [1, 2, 3, 4, 5] });
  });

  it('are other ones for a member with a private need, in an order that nothing else explains', async () => {
    const places = BISTROS.map((bistro, at) => ({ ...bistro, diets: at === 2 ? { vegan: true } : {} }));
    const table = await aTableWithVenues(places, { 4: { diets: ['vegan'] } });
    expect(table.venues()).toEqual(['Bistro 3', 'Bistro 1', 'Bistro 2']);
    const other = await aTableWithVenues(places, { 2: { diets: ['vegan'] } });
    expect(table.ballots.at(table.id)).toEqual(other.ballots.at(other.id));
    expect(table.lines().join()).not.toMatch(/vegan|diet/i);
  });

  it('are searched with coordinates rounded to the grid', async () => {
    const corners = [
      { latitude: 40.72, longitude: -74.02 },
      { latitude: 40.76, longitude: -73.98 },
    ];
    for (const [at, userId] of [1, 2, 3, 4, 5].entries())
      town.seating.profiles.set(userId, { coordinates: corners[at % 2]! });
    await town.gather(1, 2, 3, 4, 5);
    const { centre } = town.places.asked[0]!;
    expect([centre.latitude * 100, centre.longitude * 100].map(Math.round)).toEqual([4075, -7400]);
    expect(String(centre.longitude).length).toBeLessThanOrEqual('-74.01'.length);
  });

  it('are replaced by the name of the area when the map has no venue', async () => {
    const label = '5 Elm Street, Brookline';
    town.places.address = { label, area: 'Brookline', ...CENTER, source: 'cities' };
    await town.gather(1, 2, 3, 4, 5);
    expect(town.tables()[0]!.suggestedLocation).toBe('Near Brookline');
  });

  it('are left out without a near area or without known locations', async () => {
    town.places.address = { label: 'Far', latitude: 41.5, longitude: -73.99, source: 'cities' };
    await town.gather(1, 2, 3, 4, 5);
    expect(town.tables()[0]!.suggestedLocation).toBeNull();
    const nowhere = aTown();
    for (const userId of [1, 2, 3, 4, 5]) nowhere.seating.profiles.set(userId, { coordinates: null });
    await nowhere.gather(1, 2, 3, 4, 5);
    expect(nowhere.tables()).toHaveLength(1);
    expect(nowhere.places.asked).toEqual([]);
  });

  it('are retried while the map service is unavailable, and the area is saved before', async () => {
    town.places.isAway = true;
    town.places.address = { label: 'Brookline', ...CENTER, source: 'cities' };
    await town.ask(1, 2, 3, 4, 5);
    await expect(town.doJobs()).rejects.toThrow(ServiceUnavailable);
    expect(town.tables()[0]!.suggestedLocation).toBe('Near Brookline');
    town.places.isAway = false;
    town.places.places = BISTROS;
    await town.doJobs(town.jobs.add('propose-venues', { matchId: town.tables()[0]!.id }));
    expect(town.tables()[0]!.suggestedLocation).toBe('Bistro 1');
  });

  it('are kept when the map service is unavailable after a user joined', async () => {
    town.places.places = BISTROS;
    await town.gather(1, 2, 3, 4, 5);
    town.places.isAway = true;
    await town.ask(6);
    await expect(town.doJobs()).rejects.toThrow(ServiceUnavailable);
    const [table] = town.tables();
    expect(table!.seated).toHaveLength(6);
    expect(town.ballots.at(table!.id).venues).toHaveLength(3);
    expect(table!.suggestedLocation).toBe('Bistro 1');
  });
});

describe('the proposals of a table', () => {
  let table: Awaited<ReturnType<typeof aTableWithVenues>>;
  beforeEach(async () => {
    table = await aTableWithVenues();
  });

  it('are made once, however often the job runs', async () => {
    const before = table.ballots.at(table.id);
    const signals = table.realtime.signals.length;
    await table.searches();
    expect(table.ballots.at(table.id)).toEqual(before);
    expect(table.realtime.signals).toHaveLength(signals);
  });

  it('are kept when a member votes during the search', async () => {
    table.places.places = BISTROS.slice(2);
    table.places.meanwhile = () => table.votes(1, 'Bistro 2');
    await table.searches();
    expect(table.place()).toBe('Bistro 2');
    expect(table.venues()).toHaveLength(3);
  });

  it('are searched again after a member left, until a member has voted', async () => {
    table.places.places = BISTROS.slice(1);
    await table.doJobs(table.leave(5, table.id));
    expect(table.venues()).toEqual(['Bistro 2', 'Bistro 3', 'Bistro 4']);
    await table.votes(1, 'Bistro 3');
    table.places.places = [];
    await table.ask(6);
    await table.doJobs(table.leave(4, table.id));
    expect(table.venues()).toEqual(['Bistro 2', 'Bistro 3', 'Bistro 4']);
    expect(table.place()).toBe('Bistro 3');
  });

  it('are not searched for two members, which would reveal their homes', async () => {
    table.places.asked.length = 0;
    for (const userId of [5, 4, 3]) await table.leave(userId, table.id);
    await table.doJobs();
    expect(table.places.asked).toEqual([]);
    expect(table.venues()).toEqual(['Bistro 1', 'Bistro 2', 'Bistro 3']);
  });
});
