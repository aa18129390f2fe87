import pg from 'pg';
import { testDatabase } from './test-database.js';

/** One connection to a new database with the schema of the product. */
export async function openSchema(): Promise<{ client: pg.Client; close(): Promise<void> }> {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return {
    client,
    async close() {
      await client.end();
      await database.drop();
    },
  };
}
