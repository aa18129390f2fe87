import { APerson } from './a-person.js';
import { conformingFetch } from './conforming-fetch.js';
import { inboxOf } from './inbox.js';
import { type RunningProduct, startRunningProduct } from './running-product.js';
import type { ProductUnderTest } from './test-product.js';

/** The built product as a process of this test alone, to be measured or killed. */
export type OwnProduct = ProductUnderTest & RunningProduct;

export async function ownProduct(env: Record<string, string> = {}): Promise<OwnProduct> {
  const running = await startRunningProduct(env);
  const product: OwnProduct = {
    ...running,
    fetch: conformingFetch(running.url),
    person: () => new APerson(product),
    ...inboxOf(running.url),
  };
  return product;
}
