import { eventually } from '../eventually.js';
import { poolOf } from '../postgres/pool-of.js';
import type { ProductUnderTest } from './test-product.js';

/** Waits until no job is due, so that all effects of earlier requests are visible. */
export async function waitForJobs({ databaseUrl }: Pick<ProductUnderTest, 'databaseUrl'>): Promise<void> {
  const database = poolOf(databaseUrl);
  await eventually(async () => {
    const { rowCount } = await database.query(
      `select from graphile_worker._private_jobs
       where locked_at is not null or run_at < now() + interval '2 seconds' limit 1`,
    );
    return rowCount === 0;
  });
}
