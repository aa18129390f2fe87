import { eventually } from '../support/eventually.js';
import { startProduct } from '../support/http/test-product.js';
import { poolOf } from '../support/postgres/pool-of.js';
import { type TestDatabase, testDatabase } from '../support/postgres/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

it('recurring jobs whose run was missed run at startup', async () => {
  const pool = poolOf(database.url);
  await pool.query(`insert into rate_limits (key, points, expire) values ('stale', 1, 1)`);
  const product = await startProduct({ database, env: { JOBS_AT_START: 'on' } });
  try {
    const isDeleted = async () => (await pool.query('select from rate_limits')).rowCount === 0;
    expect(await eventually(isDeleted)).toBe(true);
  } finally {
    await product.stop();
  }
});
