import { describe, expect, it } from '@jest/globals';
import { ChangeLocation } from '../../../src/application/account/change-location.js';
import { FindCurrentUser } from '../../../src/application/account/find-current-user.js';
import { ReverseGeocode, PlaceWithoutName } from '../../../src/application/account/reverse-geocode.js';
import { TooManyLocationChanges } from '../../../src/application/account/too-many-location-changes.js';
import { SearchAddresses } from '../../../src/application/account/search-addresses.js';
import type { Address, Geocoder } from '../../../src/application/shared/geocoder.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { InvalidCoordinates } from '../../../src/domain/shared/coordinates.js';
import { LocationNotAllowed } from '../../../src/domain/account/location.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const TOKYO: Address = {
  label: 'Tokyo, Japan',
  latitude: 35.68949,
  longitude: 139.69171,
  source: 'cities',
};

/** Knows one city, or nothing at all while it is away. */
class OneCityGeocoder implements Geocoder {
  isAway = false;
  asked = 0;

  async search(text: string): Promise<Address[]> {
    this.asked += 1;
    if (this.isAway) throw new Error('No answer within 3 s.');
    return text.includes('Tokyo') ? [TOKYO] : [];
  }

  async reverse(at: { latitude: number }): Promise<Address | null> {
    return at.latitude > 35 ? TOKYO : null;
  }
}

async function aTraveller() {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const geocoder = new OneCityGeocoder();
  const limiter = new InMemoryRateLimiter(clock);
  const zones = {
    zoneOf: ({ longitude }: { longitude: number }) => (longitude > 0 ? 'Asia/Tokyo' : 'America/New_York'),
  };
  const move = new ChangeLocation(
    new InMemoryUnitOfWork(users.rows, jobs),
    users,
    geocoder,
    zones,
    limiter,
    clock,
  );
  const ada = aUser({ dateOfBirth: '2004-03-03' });
  await users.save(ada);
  return {
    clock,
    jobs,
    geocoder,
    userId: ada.id,
    whereabouts: async () => (await users.find(ada.id))!.whereabouts,
    moveTo: (location: string, coordinates: { latitude: number; longitude: number } | null = null) =>
      move.execute({ userId: ada.id, location, coordinates }),
    search: new SearchAddresses(geocoder, limiter),
    name: new ReverseGeocode(geocoder, limiter),
    whoAmI: new FindCurrentUser(users, clock, 'America/New_York'),
  };
}

describe('setting a location', () => {
  it('looks up where the text lies, keeps it no finer than a neighbourhood, and with its clock', async () => {
    const { moveTo, whereabouts, jobs, userId } = await aTraveller();
    await moveTo(' 1 Chome, Tokyo ');
    expect(await whereabouts()).toEqual({
      location: '1 Chome, Tokyo',
      coordinates: { latitude: 35.69, longitude: 139.69 },
      timeZone: 'Asia/Tokyo',
    });
    expect(jobs.named('profile-changed')).toEqual([{ type: 'profile-changed', userId }]);
  });

  it('believes a browser that knows the place', async () => {
    const { moveTo, geocoder } = await aTraveller();
    const kept = await moveTo('My dorm', { latitude: 40.71281, longitude: -74.00601 });
    expect(kept.coordinates).toEqual({ latitude: 40.71, longitude: -74.01 });
    expect(kept.timeZone).toBe('America/New_York');
    expect(geocoder.asked).toBe(0);
  });

  it('keeps the text when nobody knows it or the geocoder is away, and forgets where the last one lay', async () => {
    const { moveTo, whereabouts, geocoder } = await aTraveller();
    await moveTo('Tokyo');
    await moveTo('Atlantis');
    expect(await whereabouts()).toEqual({ location: 'Atlantis', coordinates: null, timeZone: null });
    geocoder.isAway = true;
    await moveTo('Tokyo');
    expect(await whereabouts()).toEqual({ location: 'Tokyo', coordinates: null, timeZone: null });
  });

  it('refuses an empty address and a place off the globe', async () => {
    const { moveTo, whereabouts } = await aTraveller();
    await expect(moveTo('  \t ')).rejects.toThrow(LocationNotAllowed);
    await expect(moveTo('  ')).rejects.toThrow('Please enter your address.');
    await expect(moveTo('x'.repeat(201))).rejects.toThrow(LocationNotAllowed);
    await expect(moveTo('Moon', { latitude: 91, longitude: 0 })).rejects.toThrow(InvalidCoordinates);
    await expect(moveTo('Moon', { latitude: NaN, longitude: 0 })).rejects.toThrow(InvalidCoordinates);
    expect(await whereabouts()).toBeNull();
  });

  it('decides on which day a birthday begins', async () => {
    const { moveTo, whoAmI, userId } = await aTraveller();
    expect((await whoAmI.execute({ userId })).age).toBe(21);
    await moveTo('Tokyo');
    expect((await whoAmI.execute({ userId })).age).toBe(22);
  });
});

describe('moving', () => {
  const at = (latitude: number) => ({ latitude, longitude: -74 });

  it('is possible three times a day and ten times a month', async () => {
    const { moveTo, clock } = await aTraveller();
    await moveTo('First', at(40));
    const moves: string[] = [];
    for (let day = 0; day < 5; day++) {
      for (let turn = 0; turn < 4; turn++) {
        const moved = await moveTo('Next', at(41 + day + turn / 10)).catch((error: unknown) => error);
        moves.push(moved instanceof TooManyLocationChanges ? 'refused' : 'moved');
      }
      clock.pass({ days: 1, minutes: 1 });
    }
    const aDay = ['moved', 'moved', 'moved', 'refused'];
    expect(moves).toEqual([
      ...aDay,
      ...aDay,
      ...aDay,
      ...['moved', 'refused', 'refused', 'refused'],
      ...Array(4).fill('refused'),
    ]);
  });

  it('is not counted for the first place, nor for another text of the same place', async () => {
    const { moveTo } = await aTraveller();
    await moveTo('First', at(40));
    for (let turn = 0; turn < 5; turn++) await moveTo(`Name ${turn}`, at(40.001));
    for (let turn = 1; turn <= 3; turn++) await moveTo('Moved', at(40 + turn));
    await expect(moveTo('Once more', at(50))).rejects.toThrow(TooManyLocationChanges);
  });
});

describe('suggesting addresses', () => {
  it('begins with the second character and is bounded per person', async () => {
    const { search, geocoder, userId } = await aTraveller();
    expect(await search.execute({ userId, text: 'T', near: null })).toEqual([]);
    expect(geocoder.asked).toBe(0);
    for (let typed = 0; typed < 60; typed++) {
      expect(await search.execute({ userId, text: 'Tokyo', near: null })).toEqual([TOKYO]);
    }
    await expect(search.execute({ userId, text: 'Tokyo', near: null })).rejects.toThrow(TooManyAttempts);
    expect(await search.execute({ userId: userId + 1, text: 'Tokyo', near: null })).toEqual([TOKYO]);
  });

  it('is bounded together with naming and setting a place', async () => {
    const { search, name, moveTo, userId } = await aTraveller();
    for (let turn = 0; turn < 20; turn++) {
      await moveTo('Tokyo');
      await name.execute({ userId, at: TOKYO });
      await search.execute({ userId, text: 'Tokyo', near: null });
    }
    await expect(moveTo('Tokyo')).rejects.toThrow(TooManyAttempts);
    await expect(name.execute({ userId, at: TOKYO })).rejects.toThrow(TooManyAttempts);
  });

  it('knows no place off the globe', async () => {
    const { search, name, userId } = await aTraveller();
    const off = { latitude: 90.5, longitude: 0 };
    await expect(name.execute({ userId, at: off })).rejects.toThrow(InvalidCoordinates);
    await expect(search.execute({ userId, text: 'Tokyo', near: off })).rejects.toThrow(InvalidCoordinates);
  });

  it('names the place one is at, or says that it cannot', async () => {
    const { name, userId } = await aTraveller();
    expect(await name.execute({ userId, at: TOKYO })).toEqual(TOKYO);
    const atSea = name.execute({ userId, at: { latitude: 0, longitude: 0 } });
    await expect(atSea).rejects.toThrow(PlaceWithoutName);
  });
});
