import { insertionsInto } from '../postgres/insertions.js';
import { queryOf } from '../postgres/pool-of.js';
import { APerson } from './a-person.js';
import { conformingFetch } from './conforming-fetch.js';
import { inboxOf } from './inbox.js';
import { type RunningProduct, startRunningProduct } from './running-product.js';
import type { ProductUnderTest } from './test-product.js';

/** The built server as a process for this test only, to measure or kill. */
export type OwnProduct = ProductUnderTest & RunningProduct;

export async function ownProduct(env: Record<string, string> = {}): Promise<OwnProduct> {
  const running = await startRunningProduct(env);
  const product: OwnProduct = {
    ...running,
    query: queryOf(running.databaseUrl),
    fetch: conformingFetch,
    insertions: insertionsInto(running.databaseUrl),
    person: () => new APerson(product),
    ...inboxOf(running.url),
  };
  return product;
}
