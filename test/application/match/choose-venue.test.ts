import { describe, expect, it } from '@jest/globals';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { VenueNotReadable } from '../../../src/domain/match/venue/venue-errors.js';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { aPlace } from '../../support/builders/a-venue.js';
import { aTown } from '../a-town.js';

/** The centre of the square in which everyone of the town lives. */
const HERE = { latitude: 40.72, longitude: -73.98 };
const BISTROS = [1, 2, 3, 4].map((number) =>
  aPlace({
    id: `node/${number}`,
    name: `Bistro ${number}`,
    address: null,
    venueType: 'restaurant',
    ...HERE,
    longitude: HERE.longitude + number / 1000,
  }),
);

/** A town in which five people have just been seated, with these places on its map. */
async function aTable(places = BISTROS) {
  const town = aTown();
  town.places.places = places;
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  const { id } = town.tables()[0]!;
  return {
    ...town,
    id,
    match: () => town.tables()[0]!,
    venues: () => town.ballots.at(id).venues.map(({ name }) => name),
    idOf: (name: string) => town.ballots.at(id).venues.find((venue) => venue.name === name)!.id!,
    place: () => town.tables()[0]!.suggestedLocation,
    lines: () => town.chat.said(id),
  };
}

describe('a new table', () => {
  it('is proposed the three fairest places and meets at the first of them', async () => {
    const table = await aTable();
    expect(table.venues()).toEqual(['Bistro 1', 'Bistro 2', 'Bistro 3']);
    expect(table.place()).toBe('Bistro 1');
    expect(table.realtime.signals.at(-1)).toEqual({ type: 'matches_changed', userIds: [1, 2, 3, 4, 5] });
  });

  it('has places looked for in one circle where there are enough, in wider ones where there are not', async () => {
    expect((await aTable()).places.asked).toHaveLength(1);
    const { places, venues } = await aTable([{ ...BISTROS[0]!, latitude: HERE.latitude + 0.06 }]);
    expect(places.asked.map(({ metres }) => metres)).toEqual([2790, 5790, 15790]);
    expect(venues()).toEqual(['Bistro 1']);
  });

  it('is told to the map as a neighbourhood only', async () => {
    const town = aTown();
    const corners = [
      { latitude: 40.72, longitude: -74.02 },
      { latitude: 40.76, longitude: -73.98 },
    ];
    for (const [at, userId] of [1, 2, 3, 4, 5].entries())
      town.seating.profiles.set(userId, { coordinates: corners[at % 2]! });
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const { centre } = town.places.asked[0]!;
    expect([centre.latitude * 100, centre.longitude * 100].map(Math.round)).toEqual([4074, -7400]);
    expect(String(centre.longitude).length).toBeLessThanOrEqual('-74.01'.length);
  });

  it('meets near the neighbourhood in its middle where the map knows no place', async () => {
    const town = aTown();
    town.places.address = { label: '5 Elm Street, Brookline', area: 'Brookline', ...HERE, source: 'cities' };
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.tables()[0]!.suggestedLocation).toBe('Near Brookline');
  });

  it('meets nowhere yet where the nearest town is far away, or nobody has a place', async () => {
    const town = aTown();
    town.places.address = { label: 'Far', latitude: 41.5, longitude: -73.99, source: 'cities' };
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.tables()[0]!.suggestedLocation).toBeNull();
    const nowhere = aTown();
    for (const userId of [1, 2, 3, 4, 5]) nowhere.seating.profiles.set(userId, { coordinates: null });
    await nowhere.ask(1, 2, 3, 4, 5);
    await nowhere.doJobs();
    expect(nowhere.tables()).toHaveLength(1);
    expect(nowhere.places.asked).toEqual([]);
  });

  it('meets near its middle while the map is away, and has the job tried again', async () => {
    const town = aTown();
    town.places.isAway = true;
    town.places.address = { label: 'Brookline', ...HERE, source: 'cities' };
    await town.ask(1, 2, 3, 4, 5);
    await expect(town.doJobs()).rejects.toThrow(ServiceUnavailable);
    expect(town.tables()[0]!.suggestedLocation).toBe('Near Brookline');
    town.places.isAway = false;
    town.places.places = BISTROS;
    await town.jobs.add('propose-venues', { matchId: town.tables()[0]!.id });
    await town.doJobs();
    expect(town.tables()[0]!.suggestedLocation).toBe('Bistro 1');
  });

  it('keeps the places it was proposed while the map is away when somebody joins', async () => {
    const town = aTown();
    town.places.places = BISTROS;
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    town.places.isAway = true;
    await town.ask(6);
    await expect(town.doJobs()).rejects.toThrow(ServiceUnavailable);
    const [table] = town.tables();
    expect(table!.seated).toHaveLength(6);
    expect(town.ballots.at(table!.id).venues).toHaveLength(3);
    expect(table!.suggestedLocation).toBe('Bistro 1');
  });

  it('is proposed to once, however often the job is done', async () => {
    const table = await aTable();
    const before = table.ballots.at(table.id);
    const signals = table.realtime.signals.length;
    await table.jobs.add('propose-venues', { matchId: table.id });
    await table.doJobs();
    expect(table.ballots.at(table.id)).toEqual(before);
    expect(table.realtime.signals).toHaveLength(signals);
  });

  it('keeps what somebody voted for while the map was asked', async () => {
    const table = await aTable();
    table.places.places = BISTROS.slice(2);
    table.places.meanwhile = () => table.vote(1, table.id, table.idOf('Bistro 2'));
    await table.jobs.add('propose-venues', { matchId: table.id });
    await table.doJobs();
    expect(table.place()).toBe('Bistro 2');
    expect(table.venues()).toHaveLength(3);
  });
});

describe('when somebody joins or leaves', () => {
  it('places are looked for anew while nobody has voted', async () => {
    const table = await aTable();
    table.places.places = BISTROS.slice(1);
    await table.leave(5, table.id);
    await table.doJobs();
    expect(table.venues()).toEqual(['Bistro 2', 'Bistro 3', 'Bistro 4']);
  });

  it('two who are left are told no middle between their homes', async () => {
    const table = await aTable();
    table.places.places = BISTROS.slice(1);
    table.places.asked.length = 0;
    for (const userId of [5, 4, 3]) await table.leave(userId, table.id);
    await table.doJobs();
    expect(table.places.asked).toEqual([]);
    expect(table.venues()).toEqual(['Bistro 1', 'Bistro 2', 'Bistro 3']);
  });

  it('the places stay once somebody has voted', async () => {
    const table = await aTable();
    await table.vote(1, table.id, table.idOf('Bistro 3'));
    table.places.places = [];
    await table.ask(6);
    await table.leave(5, table.id);
    await table.doJobs();
    expect(table.venues()).toEqual(['Bistro 1', 'Bistro 2', 'Bistro 3']);
    expect(table.place()).toBe('Bistro 3');
  });

  it('the vote of whoever left is gone, and the table hears where it meets now', async () => {
    const table = await aTable();
    await table.vote(5, table.id, table.idOf('Bistro 3'));
    await table.leave(5, table.id);
    await table.doJobs();
    expect(table.place()).toBe('Bistro 1');
    expect(table.lines()).toContain('Your table meets here now: Bistro 1');
  });
});

describe('a vote', () => {
  it('is told to everyone at the table, and in the chat when another place wins by it', async () => {
    const table = await aTable();
    const said = table.lines().length;
    await table.vote(1, table.id, table.idOf('Bistro 1'));
    expect(table.lines()).toHaveLength(said);
    await table.vote(1, table.id, table.idOf('Bistro 2'));
    expect(table.lines().slice(said)).toEqual(['Your table meets here now: Bistro 2']);
    expect(table.realtime.signals.at(-1)).toMatchObject({ type: 'matches_changed' });
    expect(table.match().suggestedLocation).toBe('Bistro 2');
  });

  it('that is taken back where only people had ideas leaves the table without a place', async () => {
    const table = await aTable([]);
    await table.propose(1, table.id);
    await table.vote(1, table.id, table.idOf('Cafe Mira'));
    await table.withdrawVote(1, table.id, table.idOf('Cafe Mira'));
    expect(table.place()).toBeNull();
    expect(table.lines().at(-1)).toBe('No place is chosen at the moment. Propose one, or vote for one!');
  });

  it('is refused to strangers, at tables that are none, and at open meetups', async () => {
    const table = await aTable();
    const venueId = table.idOf('Bistro 1');
    await expect(table.vote(99, table.id, venueId)).rejects.toThrow(MatchNotFound);
    await expect(table.vote(1, 1, venueId)).rejects.toThrow(MatchNotFound);
    const meetup = await table.meetup(await table.plan(1));
    await expect(table.propose(1, meetup.table.id)).rejects.toThrow(MatchNotFound);
  });

  it('and a proposal have their limits in a while', async () => {
    const table = await aTable();
    const names = ['Bistro 1', 'Bistro 2'].map((name) => table.idOf(name));
    for (let i = 0; i < 30; i++) await table.vote(1, table.id, names[i % 2]!);
    await expect(table.vote(1, table.id, names[0]!)).rejects.toThrow(TooManyAttempts);
    for (let i = 0; i < 20; i++) await table.propose(1, table.id);
    await expect(table.propose(1, table.id)).rejects.toThrow(TooManyAttempts);
    await expect(table.propose(2, table.id, { name: '\u202eefac' })).rejects.toThrow(VenueNotReadable);
  });
});
