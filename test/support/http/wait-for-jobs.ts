import pg from 'pg';
import { eventually } from '../eventually.js';
import type { ProductUnderTest } from './test-product.js';

/** Waits until no job is due, so that all effects of earlier requests are visible. */
export async function waitForJobs({ databaseUrl }: Pick<ProductUnderTest, 'databaseUrl'>): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await eventually(async () => {
      const { rowCount } = await database.query(
        `select from graphile_worker._private_jobs
         where locked_at is not null or run_at < now() + interval '2 seconds' limit 1`,
      );
      return rowCount === 0;
    });
  } finally {
    await database.end();
  }
}
