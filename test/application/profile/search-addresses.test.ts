import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { TOKYO, aLocationDesk } from './a-location-desk.js';

describe('SearchAddresses', () => {
  it('searches from the second character and limits requests per user', async () => {
    const { search, geocoder, userId } = await aLocationDesk();
    expect(await search.execute({ userId, text: 'T', near: null })).toEqual([]);
    expect(geocoder.asked).toBe(0);
    for (let typed = 0; typed < 60; typed++) {
      expect(await search.execute({ userId, text: 'Tokyo', near: null })).toEqual([
        { ...TOKYO, isExact: true },
      ]);
    }
    await expect(search.execute({ userId, text: 'Tokyo', near: null })).rejects.toThrow(TooManyAttempts);
    expect(await search.execute({ userId: userId + 1, text: 'Tokyo', near: null })).toEqual([
      { ...TOKYO, isExact: true },
    ]);
  });

  it('distinguishes an address that the text names from one that only begins like it', async () => {
    const { search, userId } = await aLocationDesk();
    const isExact = async (text: string) => (await search.execute({ userId, text, near: null }))[0]!.isExact;
    expect(await isExact('Home')).toBe(false);
    expect(await isExact('Homestead')).toBe(true);
  });

  it('shares its rate limit with reverse geocoding and location changes', async () => {
    const { search, name, changeTo, userId } = await aLocationDesk();
    for (let turn = 0; turn < 20; turn++) {
      await changeTo('Tokyo');
      await name.execute({ userId, at: TOKYO });
      await search.execute({ userId, text: 'Tokyo', near: null });
    }
    await expect(changeTo('Tokyo')).rejects.toThrow(TooManyAttempts);
    await expect(name.execute({ userId, at: TOKYO })).rejects.toThrow(TooManyAttempts);
  });
});
