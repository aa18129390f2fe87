import { refused } from '../../support/refused.js';
import { aProfileDesk, TOKYO } from './a-profile-desk.js';

const at = (latitude: number) => ({ latitude, longitude: -74 });

describe('a location', () => {
  it('geocodes the text and stores obfuscated coordinates with their time zone', async () => {
    const { moveTo, location, jobs, userId } = await aProfileDesk();
    await moveTo(' 1 Chome, Tokyo ');
    expect(await location()).toEqual({
      location: '1 Chome, Tokyo',
      near: 'Tokyo, Japan',
      coordinates: { latitude: 35.69, longitude: 139.69 },
      timeZone: 'Asia/Tokyo',
    });
    expect(jobs.named('profile-changed')).toEqual([{ type: 'profile-changed', userId }]);
  });

  it('moves the open request along, to the home zone where the text is not found', async () => {
    const { moveTo, followed, userId } = await aProfileDesk();
    await moveTo('Tokyo');
    await moveTo('Atlantis');
    expect(followed).toEqual([
      { userId, timeZone: 'Asia/Tokyo' },
      { userId, timeZone: null },
    ]);
  });

  it('accepts coordinates from the browser without geocoding', async () => {
    const { moveTo, geocoder } = await aProfileDesk();
    const kept = await moveTo('My dorm', { latitude: 40.71281, longitude: -74.00601 });
    expect(kept.coordinates).toEqual({ latitude: 40.71, longitude: -74.01 });
    expect(kept).toMatchObject({ near: null, timeZone: 'America/New_York' });
    expect(geocoder.asked).toBe(0);
  });

  it('stores the text without coordinates if the best address only begins like it', async () => {
    const { moveTo, location } = await aProfileDesk();
    await moveTo('Home');
    expect(await location()).toEqual({ location: 'Home', near: null, coordinates: null, timeZone: null });
    await moveTo('homestead fl');
    expect(await location()).toMatchObject({
      location: 'homestead fl',
      near: 'Homestead, FL',
      coordinates: { latitude: 25.47, longitude: -80.47 },
    });
  });

  it('stores the text without coordinates if geocoding finds nothing or fails', async () => {
    const { moveTo, location, geocoder } = await aProfileDesk();
    await moveTo('Tokyo');
    await moveTo('Atlantis');
    expect(await location()).toEqual({ location: 'Atlantis', near: null, coordinates: null, timeZone: null });
    geocoder.isAway = true;
    await moveTo('Tokyo');
    expect(await location()).toEqual({ location: 'Tokyo', near: null, coordinates: null, timeZone: null });
  });

  it('refuses an empty or long text and invalid coordinates', async () => {
    const { moveTo, location } = await aProfileDesk();
    await refused(moveTo('  \t '), 'location_not_allowed');
    await expect(moveTo('  ')).rejects.toThrow('Please enter your address.');
    await refused(moveTo('x'.repeat(201)), 'location_not_allowed');
    await refused(moveTo('Moon', { latitude: 91, longitude: 0 }), 'not_on_earth');
    await refused(moveTo('Moon', { latitude: NaN, longitude: 0 }), 'not_on_earth');
    expect(await location()).toBeNull();
  });

  it('allows three changes a day and ten a month', async () => {
    const { moveTo, clock } = await aProfileDesk();
    await moveTo('First', at(40));
    const moves: string[] = [];
    for (let day = 0; day < 5; day++) {
      for (let turn = 0; turn < 4; turn++) {
        const moved = await moveTo('Next', at(41 + day + turn / 10)).catch((error: unknown) => error);
        moves.push((moved as { code?: string }).code === 'too_many_moves' ? 'refused' : 'moved');
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

  it('does not count a text that is not found, but the location after it', async () => {
    const { moveTo } = await aProfileDesk();
    await moveTo('First', at(40));
    for (let turn = 1; turn <= 3; turn++) {
      await moveTo('Atlantis');
      await moveTo('Found', at(40));
    }
    await moveTo('Atlantis');
    await refused(moveTo('Once more', at(40)), 'too_many_moves');
  });

  it('does not count the first location or a new text for the same grid cell', async () => {
    const { moveTo } = await aProfileDesk();
    await moveTo('First', at(40));
    for (let turn = 0; turn < 5; turn++) await moveTo(`Name ${turn}`, at(40.001));
    for (let turn = 1; turn <= 3; turn++) await moveTo('Moved', at(40 + turn));
    await refused(moveTo('Once more', at(50)), 'too_many_moves');
  });
});

describe('the address field', () => {
  it('searches from the second character and limits requests per user', async () => {
    const { account, search, geocoder, userId } = await aProfileDesk();
    expect(await search('T')).toEqual([]);
    expect(geocoder.asked).toBe(0);
    for (let typed = 0; typed < 60; typed++) {
      expect(await search('Tokyo')).toEqual([{ ...TOKYO, isExact: true }]);
    }
    await refused(search('Tokyo'), 'too_many_attempts');
    expect(await account.ownLocation.search({ userId: userId + 1, text: 'Tokyo', near: null })).toEqual([
      { ...TOKYO, isExact: true },
    ]);
  });

  it('distinguishes an address that the text names from one that only begins like it', async () => {
    const { search } = await aProfileDesk();
    const isExact = async (text: string) => (await search(text))[0]!.isExact;
    expect([await isExact('Home'), await isExact('Homestead')]).toEqual([false, true]);
  });

  it('shares its rate limit with reverse geocoding and location changes', async () => {
    const { search, addressAt, moveTo } = await aProfileDesk();
    for (let turn = 0; turn < 20; turn++) {
      await moveTo('Tokyo');
      await addressAt(TOKYO);
      await search('Tokyo');
    }
    await refused(moveTo('Tokyo'), 'too_many_attempts');
    await refused(addressAt(TOKYO), 'too_many_attempts');
  });
});

describe('the address of a position', () => {
  it('returns the address of the coordinates and throws without a named place', async () => {
    const { addressAt } = await aProfileDesk();
    expect(await addressAt(TOKYO)).toEqual(TOKYO);
    await refused(addressAt({ latitude: 0, longitude: 0 }), 'place_without_name');
  });

  it('refuses coordinates outside the valid range, as the search does', async () => {
    const { search, addressAt } = await aProfileDesk();
    const off = { latitude: 90.5, longitude: 0 };
    await refused(addressAt(off), 'not_on_earth');
    await refused(search('Tokyo', off), 'not_on_earth');
  });
});

it('the age of a member is that at the date where they live', async () => {
  const { age, moveTo } = await aProfileDesk();
  expect(await age()).toBe(21);
  await moveTo('Tokyo');
  expect(await age()).toBe(22);
});
