import { loadConfig } from '../../src/infrastructure/config/config.js';
import { ProductProcess } from '../support/http/product-process.js';
import { ownFolder } from '../support/own-folder.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tables.example.org',
  SESSION_SECRET: 'f3b1c0de5ac4e8d7b6a59483',
  FILES_KEY: '0a1b2c3d4e5f60718293a4b5',
  DATABASE_URL: 'postgres://app:5f6e7d8c@db/tablemates',
  SMTP_URL: 'smtp://mail:1025',
  TRUST_PROXY: '1',
  RATE_LIMITS: 'on',
  STAFF_SECOND_FACTOR: 'required',
};

const PUBLISHED: Array<Record<string, string>> = [
  { SESSION_SECRET: 'development-only-session-secret' },
  { FILES_KEY: 'development-only-files-key' },
  { DATABASE_URL: 'postgres://tablemates:development-only@postgres/tablemates' },
  { BOOTSTRAP_ADMIN: 'admin@tables.example.org:development-only' },
  {
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'https://s3.example.org',
    AWS_ACCESS_KEY_ID: 'tablemates',
    AWS_SECRET_ACCESS_KEY: 'development-only',
  },
];

describe('a public production server', () => {
  it('starts with its own secrets', () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({ production: true });
  });

  it.each(PUBLISHED)('does not start with the published value of %j', (published) => {
    expect(() => loadConfig({ ...PRODUCTION, ...published })).toThrow(/holds a published value/);
  });

  it.each(['short', 'elevenchars'])(
    'does not start with an admin password of less than 12 characters: %s',
    (word) => {
      expect(() =>
        loadConfig({ ...PRODUCTION, BOOTSTRAP_ADMIN: `admin@tables.example.org:${word}` }),
      ).toThrow('BOOTSTRAP_ADMIN needs a password of at least 12 characters in production.');
    },
  );
});

describe('a production server on a loopback address', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://tables.localhost'])(
    'starts at %s with published values, for a trial',
    (PUBLIC_URL) => {
      for (const published of PUBLISHED)
        expect(loadConfig({ ...PRODUCTION, ...published, PUBLIC_URL })).toMatchObject({ production: true });
    },
  );
});

describe('the demo with its published password', () => {
  const dataDir = ownFolder();

  it('does not start in public production', async () => {
    const product = new ProductProcess({ ...PRODUCTION, DATA_DIR: dataDir() }, ['--demo']);
    expect(await product.exited).toBe(1);
    expect(product.stderr).toBe('--demo must not be used in production.\n');
  });
});
