import { readdir } from 'node:fs/promises';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';
import { aDatabase } from '../../support/postgres/test-database.js';
import { ownFolder } from '../../support/own-folder.js';

const KEY = { BACKUP_KEY: 'a key for backups of the tests, long enough' };
const root = ownFolder();
const database = aDatabase();

async function recordedRuns(): Promise<Array<{ succeeded: boolean; error: string | null }>> {
  const { rows } = await database.query<{ succeeded: boolean; error: string | null }>(
    'select succeeded, error from backup_runs',
  );
  return rows;
}

const startWith = (env: Record<string, string>, log?: (line: string) => void) =>
  startProduct({ database, env: { ...KEY, JOBS_AT_START: 'on', ...env }, ...(log && { log }) });

const ageIn = async (url: string) =>
  /^backup_age_seconds (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

it('the job queue cannot reach the place of backups: it is logged and recorded, and the server stays ready', async () => {
  const lines: string[] = [];
  const bucket = {
    BACKUP_TO: 's3://backups',
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  };
  const product = await startWith(bucket, (line) => void lines.push(line));
  try {
    await eventually(async () => (await recordedRuns()).length > 0);
    expect(await recordedRuns()).toEqual([{ succeeded: false, error: 'PlaceFailed ECONNREFUSED' }]);
    const alert = await eventually(async () =>
      lines.find((line) => line.includes('"alert":"backup_failed"')),
    );
    expect(alert).toContain('BACKUP_TO does not work (ECONNREFUSED).');
    expect(await ageIn(product.url)).toBe('+Inf');
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  } finally {
    await product.stop();
  }
});

it('the job queue of one of two processes takes the backup of the night, and its age is a metric', async () => {
  await database.query('delete from backup_runs');
  const backups = { BACKUP_TO: root('backups') };
  const products: TestProduct[] = [];
  try {
    for (let count = 0; count < 2; count++) products.push(await startWith(backups));
    await eventually(async () => (await recordedRuns()).length > 0);
    expect(await readdir(root('backups'))).toEqual([
      expect.stringMatching(/^tablemates-\d{8}T\d{6}Z\.tar\.gz\.age$/),
    ]);
    // The job of the second start finds it.
    await eventually(async () => {
      const { rows } = await database.query(
        `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'back-up'`,
      );
      return rows.length === 0;
    });
    expect(await recordedRuns()).toEqual([{ succeeded: true, error: null }]);
    expect(Number(await ageIn(products[0]!.url))).toBeLessThan(600);
  } finally {
    for (const product of products) await product.stop();
  }
});
