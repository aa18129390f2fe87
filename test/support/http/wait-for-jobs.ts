import { eventually } from '../eventually.js';
import type { ProductUnderTest } from './test-product.js';

/** Waits until no job is due, so that all effects of earlier requests are visible. */
export async function waitForJobs({ query }: Pick<ProductUnderTest, 'query'>): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await query(
      `select from graphile_worker._private_jobs
       where locked_at is not null or run_at < now() + interval '2 seconds' limit 1`,
    );
    return rowCount === 0;
  });
}
