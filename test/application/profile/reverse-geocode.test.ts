import { PlaceWithoutName } from '../../../src/application/profile/reverse-geocode.js';
import { InvalidCoordinates } from '../../../src/domain/shared/coordinates.js';
import { TOKYO, aLocationDesk } from './a-location-desk.js';

describe('ReverseGeocode', () => {
  it('returns the address of the coordinates and throws without a named place', async () => {
    const { name, userId } = await aLocationDesk();
    expect(await name.execute({ userId, at: TOKYO })).toEqual(TOKYO);
    const atSea = name.execute({ userId, at: { latitude: 0, longitude: 0 } });
    await expect(atSea).rejects.toThrow(PlaceWithoutName);
  });

  it('refuses coordinates outside the valid range, as the search does', async () => {
    const { search, name, userId } = await aLocationDesk();
    const off = { latitude: 90.5, longitude: 0 };
    await expect(name.execute({ userId, at: off })).rejects.toThrow(InvalidCoordinates);
    await expect(search.execute({ userId, text: 'Tokyo', near: off })).rejects.toThrow(InvalidCoordinates);
  });
});
