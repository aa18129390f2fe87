import { insertionsInto } from '../postgres/insertions.js';
import { queryOf } from '../postgres/pool-of.js';
import { APerson } from './a-person.js';
import { conformingFetch } from './conforming-fetch.js';
import { inboxOf } from './inbox.js';
import type { ProductUnderTest } from './test-product.js';

/** A running server with the session secret of the tests, and its database. */
export function productAt(url: string, databaseUrl: string): ProductUnderTest {
  const product: ProductUnderTest = {
    url,
    databaseUrl,
    query: queryOf(databaseUrl),
    fetch: conformingFetch,
    insertions: insertionsInto(databaseUrl),
    person: () => new APerson(product),
    ...inboxOf(url),
  };
  return product;
}
