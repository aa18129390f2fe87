import { readdir } from 'node:fs/promises';
import { ProductProcess } from '../../support/http/product-process.js';
import { serveTcp } from '../../support/local-server.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';
import { aDatabase } from '../../support/postgres/test-database.js';
import { ownFolder } from '../../support/own-folder.js';

const dataDir = ownFolder('file', clusterParent);
const database = aDatabase();

// The rules for each setting: config.test.ts. The line for each error of a start: startup-error.test.ts.
it('an invalid setting stops the startup with one line that names it', async () => {
  const product = new ProductProcess({ DATA_DIR: dataDir(), PORT: 'eighty' });
  expect(await product.exited).toBe(1);
  expect(product.stderr).toMatch(/^PORT .+\n$/);
  expect(product.stdout).toBe('');
  expect(await readdir(dataDir())).toEqual([]);
}, 30_000);

it('a database that refuses stops the startup with one line, without its password', async () => {
  const { host } = new URL(process.env.TEST_POSTGRES_URL!);
  const DATABASE_URL = `postgres://nobody:very-secret@${host}/postgres`;
  const product = new ProductProcess({ DATA_DIR: dataDir(), DATABASE_URL });
  expect(await product.exited).toBe(1);
  expect(product.stderr).toMatch(/^DATABASE_URL .+\n$/);
  expect(product.stderr).not.toContain('very-secret');
}, 30_000);

it.each(['no.such.host.invalid', '192.0.2.7'])(
  'the host %s stops the startup with one line that does not blame the database',
  async (HOST) => {
    const product = new ProductProcess({ DATA_DIR: dataDir(), DATABASE_URL: database.url, HOST });
    expect(await product.exited).toBe(1);
    expect(product.stderr).toMatch(/^HOST must be an address or a name of this machine \(\w+\)\.\n$/);
  },
  30_000,
);

it('the built product refuses an old Node when it is started without npm', async () => {
  const old =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const product = new ProductProcess({ DATA_DIR: dataDir(), NODE_OPTIONS: `--import=${old}` });
  // Ends a product that starts although it should not, which would keep running after the test.
  const late = setTimeout(() => void product.end(), 20_000);
  expect(await product.exited).toBe(1);
  clearTimeout(late);
  expect(product.stderr).toMatch(/^Tablemates needs Node 22\.18 or newer and this is 20\.20\.2: .+\n$/);
}, 30_000);

it('a port in use stops the startup with one line, and the started database is stopped too', async () => {
  const taken = await serveTcp();
  try {
    const PORT = String(taken.port);
    const product = new ProductProcess({ DATA_DIR: dataDir(), PORT });
    expect(await product.exited).toBe(1);
    expect(product.stderr).toMatch(new RegExp(`^PORT ${PORT} is in use .+ npm start\n$`));
    const files = await readdir(dataDir(), { recursive: true });
    expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
  } finally {
    await taken.close();
  }
});
