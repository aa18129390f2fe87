import { expect, it } from '@jest/globals';
import { sharedProduct } from '../support/http/shared-product.js';
import { learnedByWalkingAway } from '../support/http/walking-away.js';

it('when five accounts at a table make two hundred moves, none loses a seat or learns anything by it', async () => {
  expect(await learnedByWalkingAway(await sharedProduct())).toEqual([]);
});
