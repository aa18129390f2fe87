import { productAt } from './product-at.js';
import { type RunningProduct, startRunningProduct } from './running-product.js';
import type { ProductUnderTest } from './test-product.js';

/** The built server as a process for this test only, to measure or kill. */
export type OwnProduct = ProductUnderTest & RunningProduct;

export async function ownProduct(...settings: Parameters<typeof startRunningProduct>): Promise<OwnProduct> {
  const running = await startRunningProduct(...settings);
  return { ...productAt(running.url, running.databaseUrl), ...running };
}
