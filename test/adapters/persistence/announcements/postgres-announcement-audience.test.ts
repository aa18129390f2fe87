import { PostgresAnnouncementAudience } from '../../../../src/adapters/persistence/announcements/postgres-announcement-audience.js';
import type { Meant } from '../../../../src/application/announcements/ports.js';
import { aTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const EVERYONE: Meant = { audience: 'everyone', saturday: null };

const database = ownDatabase();
let audience: PostgresAnnouncementAudience;
beforeAll(() => {
  audience = new PostgresAnnouncementAudience(database.em);
});

const meant = async (who: Meant) => (await audience.page(who, MONDAY, 0, 50)).map(({ userId }) => userId);

describe('the members who get the mails of an announcement', () => {
  it('are those with a seat on its Saturday, or everyone', async () => {
    const { userIds } = await aTable(database, [{}, {}]);
    const [one, two] = userIds;
    const [other] = await database.people({});
    expect(await meant(EVERYONE)).toEqual([one, two, other]);
    expect(await meant({ ...EVERYONE, audience: 'saturday', saturday: '2026-03-07' })).toEqual([one, two]);
    expect(await meant({ ...EVERYONE, audience: 'saturday', saturday: '2026-03-14' })).toEqual([]);
  });

  const reasons: Record<string, string> = {
    'whose address is not verified': 'update users set is_email_verified = false where id = $1',
    'whose address cannot be reached': `insert into undeliverable_addresses (user_id, email, reply, since)
      select id, lower(email), '550 no', now() from users where id = $1`,
    'who opted out': `insert into notification_opt_outs values ($1, 'announcement', 'email', now())`,
    'who are suspended': `insert into suspensions (user_id, kind, status, reason, asked_at)
      values ($1, 'suspension', 'in_force', 'rude', now())`,
    'who deleted their account': 'update users set deleted_at = now() where id = $1',
  };
  it.each(Object.entries(reasons))('are not those %s', async (_who, sql) => {
    const [one, two] = await database.people({}, {});
    await database.pool.query(sql, [one]);
    expect(await meant(EVERYONE)).toEqual([two]);
    expect(await audience.count(EVERYONE, MONDAY)).toBe(1);
  });

  it('are read in pages, in the order of their ids', async () => {
    const ids = await database.people({}, {}, {});
    const first = await audience.page(EVERYONE, MONDAY, 0, 2);
    const second = await audience.page(EVERYONE, MONDAY, first.at(-1)!.userId, 2);
    expect([first, second].map((page) => page.map(({ userId }) => userId))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ]);
  });
});
