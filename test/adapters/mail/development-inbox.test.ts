import pg from 'pg';
import { DevelopmentInbox } from '../../../src/adapters/mail/development-inbox.js';
import { composeMail } from '../../../src/application/notifications/compose-mail.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';

const clock = { now: () => new Date('2026-03-07T18:00:00Z') };
const aMail = (subject: string): Mail =>
  composeMail({
    to: 'ada@example.com',
    purpose: { kind: 'account' },
    subject,
    language: 'en',
    firstName: 'Ada',
    paragraphs: ['Welcome.'],
    appName: 'Tablemates',
  });

describe('the development inbox', () => {
  let database: TestDatabase;
  let pools: pg.Pool[];

  beforeAll(async () => {
    database = await testDatabase();
    pools = [0, 1].map(() => new pg.Pool({ connectionString: database.url, max: 5 }));
  });
  beforeEach(() => pools[0]!.query('truncate development_inbox'));
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  it('contains every mail, newest first, for each process and after a restart', async () => {
    await new DevelopmentInbox(pools[0]!, clock).send(aMail('First'));
    await new DevelopmentInbox(pools[1]!, clock).send(aMail('Second'));
    const entries = await new DevelopmentInbox(pools[0]!, clock).entries();
    expect(entries.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(entries[1]).toEqual({
      kind: 'email',
      to: 'ada@example.com',
      subject: 'First',
      text: aMail('First').text,
      at: '2026-03-07T18:00:00.000Z',
    });
  });

  it('shows a text message beside the mails', async () => {
    await pools[0]!.query(
      `insert into development_inbox (kind, recipient, subject, body, at) values ('sms', '+15550100', '', 'Hello', $1)`,
      [clock.now()],
    );
    const [entry] = await new DevelopmentInbox(pools[0]!, clock).entries();
    expect(entry).toMatchObject({ kind: 'sms', to: '+15550100', text: 'Hello' });
  });

  it('stores the newest five hundred', async () => {
    await pools[0]!.query(`
      insert into development_inbox (kind, recipient, subject, body, at)
      select 'email', 'ada@example.com', 'Mail ' || n, '', now() from generate_series(1, 510) n`);
    const inbox = new DevelopmentInbox(pools[0]!, clock);
    await inbox.send(aMail('Mail 511'));
    const subjects = (await inbox.entries()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(500);
    expect([subjects[0], subjects[499]]).toEqual(['Mail 511', 'Mail 12']);
    const { rows } = await pools[0]!.query('select count(*)::int as kept from development_inbox');
    expect(rows).toEqual([{ kept: 500 }]);
  });
});
