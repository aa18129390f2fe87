import { probeDistances } from '../../test/support/http/distance-probing.js';
import type { AttackedProduct } from './attacked-product.js';
import type { Result } from './result.js';

/**
 * Three points of a user's distance limit reveal the home; each change in what an attacker sees may be such a point.
 */
export async function attackByDistanceProbing(product: AttackedProduct): Promise<Result[]> {
  const learned = await probeDistances(product);
  return [
    {
      attack: 'five accounts, 200 moves away from a table: points of the distance limit',
      measured: `${learned.length}`,
      bar: '0 (3 give a home)',
    },
  ];
}
