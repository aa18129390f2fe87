import { TooManyLocationChanges } from '../../../src/application/profile/too-many-location-changes.js';
import { InvalidCoordinates } from '../../../src/domain/shared/coordinates.js';
import { LocationNotAllowed } from '../../../src/domain/account/location.js';
import { aLocationDesk } from './a-location-desk.js';

const at = (latitude: number) => ({ latitude, longitude: -74 });

describe('ChangeLocation', () => {
  it('geocodes the text and stores obfuscated coordinates with their time zone', async () => {
    const { changeTo, location, jobs, userId } = await aLocationDesk();
    await changeTo(' 1 Chome, Tokyo ');
    expect(await location()).toEqual({
      location: '1 Chome, Tokyo',
      near: 'Tokyo, Japan',
      coordinates: { latitude: 35.69, longitude: 139.69 },
      timeZone: 'Asia/Tokyo',
    });
    expect(jobs.named('profile-changed')).toEqual([{ type: 'profile-changed', userId }]);
  });

  it('moves the open request along, to the home zone where the text is not found', async () => {
    const { changeTo, followed, userId } = await aLocationDesk();
    await changeTo('Tokyo');
    await changeTo('Atlantis');
    expect(followed).toEqual([
      { userId, timeZone: 'Asia/Tokyo' },
      { userId, timeZone: null },
    ]);
  });

  it('accepts coordinates from the browser without geocoding', async () => {
    const { changeTo, geocoder } = await aLocationDesk();
    const kept = await changeTo('My dorm', { latitude: 40.71281, longitude: -74.00601 });
    expect(kept.coordinates).toEqual({ latitude: 40.71, longitude: -74.01 });
    expect(kept).toMatchObject({ near: null, timeZone: 'America/New_York' });
    expect(geocoder.asked).toBe(0);
  });

  it('stores the text without coordinates if the best address only begins like it', async () => {
    const { changeTo, location } = await aLocationDesk();
    await changeTo('Home');
    expect(await location()).toEqual({ location: 'Home', near: null, coordinates: null, timeZone: null });
    await changeTo('homestead fl');
    expect(await location()).toMatchObject({
      location: 'homestead fl',
      near: 'Homestead, FL',
      coordinates: { latitude: 25.47, longitude: -80.47 },
    });
  });

  it('stores the text without coordinates if geocoding finds nothing or fails', async () => {
    const { changeTo, location, geocoder } = await aLocationDesk();
    await changeTo('Tokyo');
    await changeTo('Atlantis');
    expect(await location()).toEqual({ location: 'Atlantis', near: null, coordinates: null, timeZone: null });
    geocoder.isAway = true;
    await changeTo('Tokyo');
    expect(await location()).toEqual({ location: 'Tokyo', near: null, coordinates: null, timeZone: null });
  });

  it('refuses an empty or long text and invalid coordinates', async () => {
    const { changeTo, location } = await aLocationDesk();
    await expect(changeTo('  \t ')).rejects.toThrow(LocationNotAllowed);
    await expect(changeTo('  ')).rejects.toThrow('Please enter your address.');
    await expect(changeTo('x'.repeat(201))).rejects.toThrow(LocationNotAllowed);
    await expect(changeTo('Moon', { latitude: 91, longitude: 0 })).rejects.toThrow(InvalidCoordinates);
    await expect(changeTo('Moon', { latitude: NaN, longitude: 0 })).rejects.toThrow(InvalidCoordinates);
    expect(await location()).toBeNull();
  });

  it('allows three changes a day and ten a month', async () => {
    const { changeTo, clock } = await aLocationDesk();
    await changeTo('First', at(40));
    const moves: string[] = [];
    for (let day = 0; day < 5; day++) {
      for (let turn = 0; turn < 4; turn++) {
        const moved = await changeTo('Next', at(41 + day + turn / 10)).catch((error: unknown) => error);
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

  it('does not count a text that is not found, but the location after it', async () => {
    const { changeTo } = await aLocationDesk();
    await changeTo('First', at(40));
    for (let turn = 1; turn <= 3; turn++) {
      await changeTo('Atlantis');
      await changeTo('Found', at(40));
    }
    await changeTo('Atlantis');
    await expect(changeTo('Once more', at(40))).rejects.toThrow(TooManyLocationChanges);
  });

  it('does not count the first location or a new text for the same grid cell', async () => {
    const { changeTo } = await aLocationDesk();
    await changeTo('First', at(40));
    for (let turn = 0; turn < 5; turn++) await changeTo(`Name ${turn}`, at(40.001));
    for (let turn = 1; turn <= 3; turn++) await changeTo('Moved', at(40 + turn));
    await expect(changeTo('Once more', at(50))).rejects.toThrow(TooManyLocationChanges);
  });
});
