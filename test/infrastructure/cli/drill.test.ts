import { runBuilt } from '../../support/built-command.js';
import { startOverpassStub, type OverpassStub } from '../../support/overpass-stub.js';
import { freePort } from '../../support/free-port.js';
import { aDatabase, emptyDatabase } from '../../support/postgres/test-database.js';
import { ownFolder } from '../../support/own-folder.js';

const root = ownFolder();
const database = aDatabase();
let overpass: OverpassStub;
let env: Record<string, string>;

beforeAll(async () => {
  overpass = await startOverpassStub();
  env = {
    DATA_DIR: root('data'),
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
    PLACES_URL: overpass.url,
    BACKUP_TO: root('backups'),
    BACKUP_KEY: 'a key for backups of the tests, long enough',
  };
});
afterAll(() => overpass?.close());

const run = (command: 'backup' | 'drill', args: string[] = [], more: Record<string, string> = {}) =>
  runBuilt(command, args, { ...env, ...more });

const onlyInProduction = (label: string): unknown =>
  expect.stringMatching(new RegExp(`^- ${label}: not checked\\. .*NODE_ENV=production`));

it('the command restores the newest backup and says what is not ready, with an exit code', async () => {
  expect(await run('backup')).toMatchObject({ code: 0 });
  const drilled = await run('drill');
  expect(drilled).toMatchObject({ code: 1, stderr: '' });
  const [restored, heading, ...lines] = drilled.stdout.trim().split('\n');
  expect(restored).toMatch(
    /^The backup of \S+ was restored \(\d+ rows, 0 files\).* is healthy\. The copy is removed\.$/,
  );
  expect(heading).toBe('Not ready for Saturday: 5 things to mend.');
  // No server runs here.
  expect(lines).toEqual([
    expect.stringMatching(/^- Public address: PUBLIC_URL does not answer \(\w+ ECONNREFUSED\)/),
    expect.stringMatching(/^- WebSockets: .*PUBLIC_URL/),
    expect.stringMatching(/^- Mail server: .*SMTP_URL/),
    expect.stringMatching(/^- Jobs: .*ROLES=worker/),
    // Both folders are on the disk of the tests.
    expect.stringMatching(/^- Backup: .*BACKUP_TO/),
    expect.stringMatching(/^- Certificate: not checked\. .*PUBLIC_URL/),
    ...['Sender of emails', 'SPF, DKIM and DMARC', 'Operator'].map(onlyInProduction),
    expect.stringMatching(/^- Time zone: not checked\. .*HOME_AREA/),
    onlyInProduction('First admin'),
  ]);
});

it('a drill that fails says why in one sentence, and the page says what to do', async () => {
  const failed = await run('drill', [], { BACKUP_KEY: 'another key of the tests, long enough' });
  expect(failed).toMatchObject({
    code: 1,
    stderr: 'BACKUP_KEY does not open this backup, or its beginning is damaged.\n',
    stdout: expect.stringMatching(/^- Drill: The newest backup could not be restored/m),
  });
});

it('before the first start there is nothing to drill, which is said in one sentence', async () => {
  const empty = await emptyDatabase();
  expect(await run('drill', [], { DATABASE_URL: empty.url })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no database of the product yet: start the product once.\n',
  });
  await empty.drop();
});

it('without backups, and with --checks, only the page is shown', async () => {
  const { stdout } = await run('drill', [], { BACKUP_TO: '' });
  expect(stdout).toMatch(/^Not ready for Saturday/);
  expect(stdout).toMatch(/^- Backup: There are no backups\. Set BACKUP_TO and BACKUP_KEY\.$/m);
  expect((await run('drill', ['--checks'])).stdout).toMatch(/^Not ready for Saturday/);
});
