import { sharedProduct } from '../support/http/shared-product.js';
import { probeDistances } from '../support/http/distance-probing.js';

it('five accounts at a table learn nothing and lose no seat by forty changes of their location', async () => {
  expect(await probeDistances(await sharedProduct())).toEqual([]);
});
