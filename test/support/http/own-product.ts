import { insertAccount } from '../postgres/insert-account.js';
import { insertSeatedTable } from '../postgres/insert-seated-table.js';
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
    fetch: conformingFetch,
    insertAccount: (account) => insertAccount(running.databaseUrl, account),
    insertSeatedTable: (ids, request) => insertSeatedTable(running.databaseUrl, ids, request),
    person: () => new APerson(product),
    ...inboxOf(running.url),
  };
  return product;
}
