import type pg from 'pg';
import {
  PostgresAccountData,
  PostgresDeletedAccounts,
} from '../../../../src/adapters/persistence/account-end/postgres-deleted-accounts.js';
import { PostgresPersonalRecords } from '../../../../src/adapters/persistence/account-end/postgres-personal-records.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { AT_ONCE, LATER, PLACES } from './personal-columns.js';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Whether it has no default and must have a value. */
  readonly isRequired: boolean;
  /** The first of the values that a check constraint lists. */
  readonly choice: string | null;
  readonly isOfUser: boolean;
  /** Whether it may list ids of users, which no foreign key removes. */
  readonly isOfUsers: boolean;
  readonly isPersonal: boolean;
}

const COLUMNS = `
  select t.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired", u.ok as "isOfUser",
    format_type(a.atttypid, null) in ('integer[]', 'bigint[]') as "isOfUsers",
    u.ok or format_type(a.atttypid, null) in ('json', 'jsonb', 'integer[]', 'bigint[]')
      or a.attname ~ '(^|_)(email|mailbox|phone_number|user_id|actor_id|latitude|by)$' as "isPersonal",
    (select substring(pg_get_constraintdef(c.oid) from '\\(' || a.attname || ' = ANY \\(ARRAY\\[''([^'']+)')
     from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum] limit 1) as choice
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped,
    lateral (select exists (select from pg_constraint f where f.conrelid = t.oid and f.confrelid = 'users'::regclass
      and f.conkey = array[a.attnum]) as ok) u
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    and t.relname <> 'mikro_orm_migrations'`;

const EMAIL = 'ada@example.org';
const VALUES: Readonly<Record<string, unknown>> = {
  integer: 1,
  smallint: 0,
  bigint: 0,
  boolean: false,
  'double precision': 1.5,
  json: {},
  jsonb: {},
  'integer[]': [],
  'text[]': [],
  date: '2026-01-03',
  bytea: Buffer.from('x'),
  text: 'x',
  'character varying': 'x',
};

/** Values of a row that the statements of the deletion, or a unique index, ask for. */
const MORE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'matches.formation': { id: 7 },
  match_members: { match_id: 7 },
  meetup_requests: { status: 'completed' },
  suspensions: { status: 'lifted' },
};

const database = ownDatabase('kept');
let columns: Column[];
beforeAll(async () => {
  columns = (await database.pool.query<Column>(COLUMNS)).rows;
});

it('each column with data of a user has a place in the export and in the deletion, or a reason', () => {
  const personal = columns.filter(({ isPersonal }) => isPersonal);
  const tables = new Set(columns.map(({ table }) => table));
  for (const { table } of personal) tables.delete(table);
  const found = [...personal.map(({ table, name }) => `${table}.${name}`), ...tables];
  expect(found.sort()).toEqual(Object.keys(PLACES).sort());
});

it('no column keeps a list of ids after the users are gone', () => {
  const lists = columns.filter(({ isOfUsers }) => isOfUsers).map(({ table, name }) => `${table}.${name}`);
  expect(lists).toContain('venue_bookings.caller_ids');
  expect(lists.filter((place) => ![AT_ONCE, LATER].includes(PLACES[place]![1]))).toEqual([
    // Of tables.
    'seating_runs.match_ids',
  ]);
});

it('the export reads each column from the record that is named for it', async () => {
  const queries: string[] = [];
  const pool = {
    query: (text: string) => {
      queries.push(text);
      return Promise.resolve({ rows: [] });
    },
  } as unknown as pg.Pool;
  const names = Object.keys(await new PostgresPersonalRecords(pool).of(1));
  const misses = Object.entries(PLACES).filter(([place, [exported]]) => {
    const query = queries[names.indexOf(exported)] ?? '';
    const words = place.split('.').map((word) => new RegExp(`\\b${word}\\b`));
    return !exported.includes(' ') && !words.every((word) => word.test(query));
  });
  expect(misses).toEqual([]);
});

it('the deletion empties each column at once, or with the row of the user', async () => {
  const [lower, ada, higher] = await database.people({}, {}, {});
  const asked = columns.filter(({ table, name }) => !(PLACES[`${table}.${name}`]?.[1] ?? ' ').includes(' '));
  const valueOf = ({ table, name, type, isOfUser, isOfUsers }: Column): unknown => {
    if (isOfUser) return ada;
    if (isOfUsers) return [ada];
    if (`${table}.${name}` === 'matches.formation') return { pairs: [{ a: ada, b: higher }] };
    if (name === 'sess') return { passport: { user: ada } };
    return /double/.test(type) ? 40.7 : EMAIL;
  };
  const filled = (column: Column, of: Column): unknown => {
    const { name, type, choice, isOfUser, isPersonal } = column;
    if (isPersonal && !isOfUser) return valueOf(column);
    // A row of another member lists ids. The check of an offer of a chat wants its two members in order.
    if (isOfUser) return of.isOfUser || of.isOfUsers ? (name === 'first_id' ? lower : higher) : ada;
    return choice ?? (/timestamp/.test(type) ? '2026-01-03T18:00Z' : (VALUES[type] ?? null));
  };
  const rowOf = (of: string, column: Column) => {
    const required = columns.filter(({ table, isRequired }) => table === of && isRequired);
    return Object.fromEntries(required.map((other) => [other.name, filled(other, column)]));
  };
  await withoutForeignKeys(async (insert) => {
    for (const [index, column] of asked.entries()) {
      const { table, name } = column;
      const row = rowOf(table, column);
      const matchId = 1000 + index;
      if ('match_id' in row) await insert('matches', { ...rowOf('matches', column), id: matchId });
      await insert(table, {
        ...row,
        ...('match_id' in row && { match_id: matchId }),
        ...(MORE[table] ?? MORE[`${table}.${name}`]),
        [name]: valueOf(column),
      });
    }
  });
  const left = async (when: string): Promise<string[]> => {
    const found: string[] = [];
    for (const column of asked.filter(({ table, name }) => PLACES[`${table}.${name}`]![1] === when)) {
      const { rowCount } = await database.pool.query(
        `select from ${column.table} where ${column.name}::text = $1::${column.type}::text`,
        [valueOf(column)],
      );
      if (rowCount) found.push(`${column.table}.${column.name}`);
    }
    return found;
  };
  expect(await left(AT_ONCE)).toEqual(placesOf(AT_ONCE));
  expect(await left(LATER)).toEqual(placesOf(LATER));
  await database.unitOfWork.run(() => new PostgresAccountData(database.em).remove({ id: ada, email: EMAIL }));
  expect(await left(AT_ONCE)).toEqual([]);
  await database.pool.query('update users set deleted_at = now() where id = $1', [ada]);
  await database.unitOfWork.run(() => new PostgresDeletedAccounts(database.em).erase(ada));
  expect(await left(LATER)).toEqual([]);

  function placesOf(when: string): string[] {
    return asked.map(({ table, name }) => `${table}.${name}`).filter((place) => PLACES[place]![1] === when);
  }
});

type Insert = (table: string, row: object) => Promise<unknown>;

async function withoutForeignKeys(work: (insert: Insert) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica`);
    await work((table, row) =>
      client.query(
        `insert into ${table} (${Object.keys(row).join(', ')})
         values (${Object.keys(row).map((_, at) => `$${at + 1}`)}) on conflict do nothing`,
        Object.values(row),
      ),
    );
    await client.query('commit');
  } finally {
    client.release(true);
  }
}
