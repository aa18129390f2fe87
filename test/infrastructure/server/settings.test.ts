import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { ProductProcess } from '../../support/http/product-process.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(await clusterParent(), 'tablemates-settings-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of the tests',
  FILES_KEY: 'a key for files of the tests',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  SMTP_URL: 'smtp://127.0.0.1:1',
  RATE_LIMITS: 'on',
};

// The rules for each setting: config.test.ts.
it.each([
  ['PORT', { PORT: 'eighty' }],
  ['SESSION_SECRET', { ...production, SESSION_SECRET: '' }],
] as Array<[string, Record<string, string>]>)(
  'an invalid %s stops the startup with one line that names it: %j',
  async (name, env) => {
    const product = new ProductProcess({ DATA_DIR: dataDir, ...env });
    expect(await product.exited).toBe(1);
    expect(product.stderr).toMatch(new RegExp(`^${name} .+\\n$`));
    expect(product.stdout).toBe('');
    expect(await readdir(dataDir)).toEqual([]);
  },
  30_000,
);

it.each([
  ['without a server', '127.0.0.1:1/none'],
  ['with unknown credentials', new URL(process.env.TEST_POSTGRES_URL!).host + '/postgres'],
])(
  'a database %s stops the startup with one line, without its password',
  async (_what, place) => {
    const DATABASE_URL = `postgres://nobody:very-secret@${place}`;
    const product = new ProductProcess({ DATA_DIR: dataDir, DATABASE_URL });
    expect(await product.exited).toBe(1);
    expect(product.stderr).toMatch(/^DATABASE_URL .+\n$/);
    expect(product.stderr).not.toContain('very-secret');
  },
  30_000,
);

it.each(['no.such.host.invalid', '192.0.2.7'])(
  'the host %s stops the startup with one line that does not blame the database',
  async (HOST) => {
    const product = new ProductProcess({ DATA_DIR: dataDir, HOST });
    expect(await product.exited).toBe(1);
    expect(product.stderr).toMatch(/^HOST must be an address or a name of this machine \(\w+\)\.\n$/);
  },
  30_000,
);

it('the built product refuses an old Node when it is started without npm', async () => {
  const old =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const product = new ProductProcess({ DATA_DIR: dataDir, NODE_OPTIONS: `--import=${old}` });
  // Ends a product that starts although it should not, which would keep running after the test.
  const late = setTimeout(() => void product.end(), 20_000);
  expect(await product.exited).toBe(1);
  clearTimeout(late);
  expect(product.stderr).toMatch(/^Tablemates needs Node 22\.18 or newer and this is 20\.20\.2: .+\n$/);
}, 30_000);

it('a port in use stops the startup with one line, and the started database is stopped too', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  try {
    const PORT = String((taken.address() as AddressInfo).port);
    const product = new ProductProcess({ DATA_DIR: dataDir, PORT });
    expect(await product.exited).toBe(1);
    expect(product.stderr).toMatch(new RegExp(`^PORT ${PORT} is in use .+ npm start\n$`));
    const files = await readdir(dataDir, { recursive: true });
    expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
  } finally {
    taken.close();
  }
});
