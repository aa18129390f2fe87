import { eventually } from '../support/eventually.js';
import { startProduct } from '../support/http/test-product.js';
import { aDatabase } from '../support/postgres/test-database.js';

const database = aDatabase();

it('recurring jobs whose run was missed run at startup', async () => {
  await database.query(`insert into rate_limits (key, points, expire) values ('stale', 1, 1)`);
  const product = await startProduct({ database, env: { JOBS_AT_START: 'on' } });
  try {
    const isDeleted = async () => (await database.query('select from rate_limits')).rowCount === 0;
    expect(await eventually(isDeleted)).toBe(true);
  } finally {
    await product.stop();
  }
});
