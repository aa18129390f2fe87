import { clearDatabase } from '../postgres/clear-database.js';
import { APerson } from './a-person.js';
import { conformingFetch } from './conforming-fetch.js';
import { inboxOf } from './inbox.js';
import type { SharedProductAddress } from './shared-products.js';
import type { ProductUnderTest } from './test-product.js';

/**
 * The product of this Jest worker, with an emptied database: for files that need no clock, setting, log or stand-in of
 * their own. Files of one worker run one after the other, so a file has it alone; nothing is left to stop.
 */
export async function sharedProduct(): Promise<ProductUnderTest> {
  const answer = await fetch(`${process.env.TEST_PRODUCTS_URL}/${process.env.JEST_WORKER_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  const { url, databaseUrl } = (await answer.json()) as SharedProductAddress;
  await clearDatabase(databaseUrl);
  const product: ProductUnderTest = {
    url,
    databaseUrl,
    fetch: conformingFetch(url),
    person: () => new APerson(product),
    ...inboxOf(url),
  };
  return product;
}
