import { clearDatabase } from '../postgres/clear-database.js';
import { productAt } from './product-at.js';
import type { SharedProductAddress } from './shared-products.js';
import type { ProductUnderTest } from './test-product.js';

/**
 * The server of this Jest worker with an empty database, for tests without their own clock, settings, log or stub.
 * Files of one worker run one after the other, so no other test uses it at the same time; the end of the run stops it.
 */
export async function sharedProduct(): Promise<ProductUnderTest> {
  const answer = await fetch(`${process.env.TEST_PRODUCTS_URL}/${process.env.JEST_WORKER_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  const { url, databaseUrl } = (await answer.json()) as SharedProductAddress;
  await clearDatabase(databaseUrl);
  return productAt(url, databaseUrl);
}

/** The shared product of a test file, empty from its first hook on. */
export function theSharedProduct(): ProductUnderTest {
  const product = {} as ProductUnderTest;
  beforeAll(async () => {
    Object.assign(product, await sharedProduct());
  });
  return product;
}
