import { buildServer } from '../scripts/build.ts';
import { type AttackedProduct, withAttackedProduct } from './attacks/attacked-product.js';
import { attackWithBodies, attackWithLimitedBodies } from './attacks/bodies.js';
import { attackWithPictures } from './attacks/pictures.js';
import type { Result } from './attacks/result.js';
import { attackWithSockets } from './attacks/sockets.js';
import { attackByWalking } from './attacks/walking.js';

type Attack = (product: AttackedProduct) => Promise<Result[]>;

const ATTACKS: ReadonlyArray<readonly [Attack, Record<string, string>]> = [
  [attackWithBodies, {}],
  [attackWithLimitedBodies, { RATE_LIMITS: 'on' }],
  [attackWithPictures, {}],
  [attackByWalking, {}],
  [attackWithSockets, { RATE_LIMITS: 'on' }],
];

/** What is left of attacks that once took the product down or found a home, each beside its bar. */
export async function benchAttacks(): Promise<void> {
  await buildServer();
  const results: Result[] = [];
  for (const [attack, env] of ATTACKS)
    await withAttackedProduct(async (product) => void results.push(...(await attack(product))), env);
  console.log('\nAttacks on the built product, which others use at the same time');
  console.table(results);
}
