import { Migration } from '@mikro-orm/migrations';
import { migrate } from '../../../src/infrastructure/database/migrate.js';
import { fingerprintOf } from '../../../src/infrastructure/database/schema-fingerprint.js';
import { aDatabase, emptyDatabase } from '../../support/postgres/test-database.js';

const database = aDatabase('test');

it.each([
  [
    'whose fingerprint differs',
    `update mikro_orm_migrations set fingerprint = '0123456789ab'`,
    '0123456789ab',
  ],
  ['without fingerprints', 'alter table mikro_orm_migrations drop column fingerprint', 'an older one'],
  [
    'by an earlier name',
    `update mikro_orm_migrations set name = '20260101000000-users'`,
    '20260101000000-users',
  ],
])(
  'data of an earlier initial migration, %s, are refused in one line that says what to do',
  async (_, sql, named) => {
    await database.query(sql);
    const refused = await migrate(database.url).catch((error: Error) => error);
    expect(String(refused)).toMatch(
      /^StartRefused: The database was made by another state of this code \(.+\): start the code .+ or begin anew .+\.$/,
    );
    expect(String(refused)).toContain(named);
  },
);

it('a database is migrated twice, and one of a later release is accepted', async () => {
  await migrate(database.url);
  await database.query(
    `insert into mikro_orm_migrations (name, fingerprint) values ('29990101000000-later', '0123456789ab')`,
  );
  await expect(migrate(database.url)).resolves.toBeUndefined();
});

it('a database with tables of something else is refused in one line', async () => {
  const another = await emptyDatabase();
  await another.query('create table users ()');
  await expect(migrate(another.url)).rejects.toThrow(
    /^DATABASE_URL names a database with tables of something else: name an empty one\.$/,
  );
  await another.drop();
});

it('a fingerprint changes with the statements of a migration, not with its comments and spaces', async () => {
  const of = (sql: string) =>
    fingerprintOf({
      name: 'initial',
      class: class extends Migration {
        override up(): void {
          this.addSql(sql);
        }
      },
    });
  expect(await of('-- Guests.\ncreate table guests (\n  seat int\n)')).toBe(
    await of('create table guests ( seat int )'),
  );
  expect(await of('create table guests (seat int)')).not.toBe(await of('create table guests (seat text)'));
});
