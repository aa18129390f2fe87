import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { OptimisticLockError } from '@mikro-orm/postgresql';
import { eventually } from '../../support/eventually.js';
import { clearDatabase } from '../../support/postgres/clear-database.js';
import { ownDatabase } from '../../support/postgres/product-database.js';
import { ACCOUNTS, STORED_AGGREGATES } from '../../support/postgres/stored-aggregates.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const FOLDER = 'src/adapters/persistence';

const database = ownDatabase('kept');
beforeEach(clear);

async function clear(): Promise<void> {
  await clearDatabase(database.url);
  await database.pool.query(`
    insert into users (id, username, email, first_name, last_name, created_at, updated_at, consented_at)
    select id, 'person' || id, 'person' || id || '@example.org', 'Ada', 'Secret', '2026-03-02', '2026-03-02', '2026-03-02'
    from unnest('{${ACCOUNTS.join()}}'::int[]) id;
    insert into meetup_requests
      (id, user_id, venue_type, preferred_time, preferred_date, time_zone, created_at, updated_at)
    select id + 1000, id, 'restaurant', 'dinner', '2026-03-07', 'America/New_York', '2026-03-02', '2026-03-02'
    from unnest('{${ACCOUNTS.slice(1).join()}}'::int[]) id;
    alter sequence users_id_seq restart with 5000`);
}

/** The methods that store an aggregate, of each class that has `Records`, as the code has them. */
function storingMethods(): Array<[repository: string, method: string]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /postgres-[a-z-]+\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const classes = readFileSync(`${FOLDER}/${file}`, 'utf8')
      .split(/^export class /m)
      .slice(1);
    return classes
      .filter((text) => text.includes('new Records('))
      .flatMap((text) => {
        const methods = text.matchAll(/^ {2}(?:async )?(add|save|replace|remove)\((?!userId)/gm);
        return [...methods].map(([, method]): [string, string] => [/^\w+/.exec(text)![0], method!]);
      });
  });
}

const METHODS = storingMethods();
/** New aggregates of a repository with `add` are stored by it alone. */
const isForNew = ([repository, method]: [string, string]) =>
  method === 'replace' ||
  method === (METHODS.some(([of, m]) => of === repository && m === 'add') ? 'add' : 'save');

/** Rows without ids of sequences, and jobs. */
async function stored(tables: readonly string[]): Promise<object> {
  const rows = tables.map(async (table) => {
    const { rows: found } = await database.pool.query<{ row: object }>(
      `select to_jsonb(t) - '{id,user_id,match_id,meetup_id}'::text[] as row from ${table} t order by t`,
    );
    return found.map(({ row }) => row);
  });
  const jobs = (await database.waitingJobs()).map(({ name }) => name);
  return { rows: await Promise.all(rows), jobs };
}

/** Runs the work in a unit of work whose first attempt meets a conflict after all has been stored, if there is one. */
async function inUnitOfWork(work: () => Promise<unknown>, conflicts: number): Promise<void> {
  let left = conflicts;
  await database.unitOfWork.run(async () => {
    await work();
    if (left-- > 0) throw new OptimisticLockError('somebody was faster');
  });
}

/** Stores an aggregate by one of the methods of its repository. */
const store = (repository: object, method: string, aggregate: object) =>
  (repository as Record<string, (...given: object[]) => Promise<void>>)[method]!(
    ...(method === 'add' ? [aggregate, NOW] : [aggregate]),
  );

/** Runs a unit of work that does not join the current one. */
const outside = AsyncLocalStorage.snapshot();

async function isOneWaiting(): Promise<boolean> {
  const { rows } = await database.pool.query('select 1 from pg_locks where not granted');
  return rows.length > 0;
}

describe('an aggregate that was made or read before a unit of work whose first attempt was rolled back', () => {
  it('is known of each repository', () => {
    expect(Object.keys(STORED_AGGREGATES)).toEqual([...new Set(METHODS.map(([name]) => name))].sort());
  });

  it.each(METHODS.filter(isForNew))('is new again for %s.%s', async (name, method) => {
    const { of, make, tables } = STORED_AGGREGATES[name]!;
    const outcome = async (conflicts: number) => {
      await clear();
      const [repository, aggregate] = [of(database), make()];
      await inUnitOfWork(() => store(repository, method, aggregate), conflicts);
      return stored(tables);
    };
    const nothing = await stored(tables);
    const once = await outcome(0);
    expect(once).not.toEqual(nothing);
    expect(await outcome(1)).toEqual(once);
  });

  it.each(METHODS.filter(([, method]) => method === 'save'))('is changed again for %s.%s', async (name) => {
    const { of, make, tables, change } = STORED_AGGREGATES[name]!;
    const [property, value] = change;
    const outcome = async (conflicts: number) => {
      await clear();
      const [repository, aggregate] = [of(database), make()];
      await inUnitOfWork(() => store(repository, 'add' in repository ? 'add' : 'save', aggregate), 0);
      Object.assign((aggregate as { data: object }).data, { [property]: value });
      await inUnitOfWork(() => store(repository, 'save', aggregate), conflicts);
      return stored(tables);
    };
    const once = await outcome(0);
    expect(JSON.stringify(once)).toContain(JSON.stringify(value));
    expect(await outcome(1)).toEqual(once);
  });

  it.each(METHODS.filter(([, method]) => method === 'remove'))('is gone for %s.%s', async (name) => {
    const { of, make, tables } = STORED_AGGREGATES[name]!;
    const [repository, aggregate] = [of(database), make()];
    await inUnitOfWork(() => store(repository, 'save', aggregate), 0);
    await inUnitOfWork(() => store(repository, 'remove', aggregate), 1);
    expect(await stored(tables)).toEqual({ rows: [[]], jobs: [] });
  });
});

it.each(METHODS.filter(([, method]) => method === 'replace'))(
  'of two replacements at once by %s.%s neither fails, and one row is left',
  async (name) => {
    const { of, make, tables } = STORED_AGGREGATES[name]!;
    const repository = of(database);
    const replace = () => store(repository, 'replace', make());
    let second: Promise<void> | null = null;
    await database.unitOfWork.run(async () => {
      await replace();
      second = outside(() => database.unitOfWork.run(replace));
      second.catch(() => undefined);
      await eventually(isOneWaiting);
    });
    await second;
    expect((await database.pool.query(`select 1 from ${tables[0]}`)).rows).toHaveLength(1);
  },
);
