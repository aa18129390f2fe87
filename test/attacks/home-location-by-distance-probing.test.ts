import { expect, it } from '@jest/globals';
import { sharedProduct } from '../support/http/shared-product.js';
import { probeDistances } from '../support/http/distance-probing.js';

it('when five accounts at a table make two hundred moves, none loses a seat or learns anything by it', async () => {
  expect(await probeDistances(await sharedProduct())).toEqual([]);
});
