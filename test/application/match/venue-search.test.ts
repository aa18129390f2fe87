import { describe, expect, it } from '@jest/globals';
import { aTableWithVenues, BISTROS, CENTER } from './a-table-with-venues.js';

describe('the venue search', () => {
  it('uses a larger radius only when the smaller one has too few venues', async () => {
    expect((await aTableWithVenues()).places.asked).toHaveLength(1);
    const { places, venues } = await aTableWithVenues([{ ...BISTROS[0]!, latitude: CENTER.latitude + 0.06 }]);
    expect(places.asked.map(({ metres }) => metres)).toEqual([2790, 5790, 15790]);
    expect(venues()).toEqual(['Bistro 1']);
  });
});
