import { buildServer } from '../scripts/build.ts';
import { type AttackedProduct, withAttackedProduct } from './attacks/attacked-product.js';
import { attackWithBodies, attackWithLimitedBodies } from './attacks/bodies.js';
import { attackWithPictures } from './attacks/pictures.js';
import type { Result } from './attacks/result.js';
import { attackWithSockets } from './attacks/sockets.js';
import { attackByComparing } from './attacks/comparing-answers.js';
import { attackByDistanceProbing } from './attacks/distance-probing.js';

type Attack = (product: AttackedProduct) => Promise<Result[]>;

const ATTACKS: ReadonlyArray<readonly [Attack, Record<string, string>]> = [
  [attackWithBodies, {}],
  [attackWithLimitedBodies, { RATE_LIMITS: 'on' }],
  [attackWithPictures, {}],
  [attackByDistanceProbing, {}],
  [attackWithSockets, { RATE_LIMITS: 'on' }],
];

/** Replays attacks that once stopped the server or revealed a home location; each result has a limit. */
export async function benchAttacks(): Promise<void> {
  await buildServer();
  const results: Result[] = attackByComparing();
  for (const [attack, env] of ATTACKS)
    await withAttackedProduct(async (product) => void results.push(...(await attack(product))), env);
  console.log('\nAttacks on the built product, which others use at the same time');
  console.table(results);
}
