import { probeDistances } from '../../test/support/http/distance-probing.js';
import type { AttackedProduct } from './attacked-product.js';
import type { Result } from './result.js';

/** Three points of the victim's distance limit give the home; each change that an account is told of may be one. */
export async function attackByWalking(product: AttackedProduct): Promise<Result[]> {
  const learned = await probeDistances(product);
  return [
    {
      attack: 'five accounts, 200 moves away from a table: points of the distance limit',
      measured: `${learned.length}`,
      bar: '0 (3 give a home)',
    },
  ];
}
