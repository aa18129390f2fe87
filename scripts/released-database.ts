import type pg from 'pg';

/** What a release expects of the database, which its processes share with those of the next one during an update. */
export interface ReleasedDatabase {
  /** One statement of each form that is run while users call every operation. */
  readonly statements: readonly string[];
  readonly columns: readonly Column[];
  /** What a written row must keep: foreign keys, checks and unique indexes, as `table: rule`. */
  readonly rules: readonly string[];
}

interface Column {
  /** As `table.column`. */
  readonly name: string;
  readonly mustBeGiven: boolean;
  readonly isNullable: boolean;
}

interface Rule {
  readonly rule: string;
  readonly columns: readonly string[];
}

const OURS = `not c.relispartition and c.relnamespace = 'public'::regnamespace`;

const COLUMNS = `
  select c.relname || '.' || a.attname as name,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "mustBeGiven", not a.attnotnull as "isNullable"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and ${OURS} order by 1`;

const columnsOf = (keys: string): string => `
  array(select c.relname || '.' || a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = any (${keys}))`;

const RULES = `
  select c.relname || ': ' || pg_get_constraintdef(r.oid) as rule, ${columnsOf('r.conkey')} as columns
  from pg_constraint r join pg_class c on c.oid = r.conrelid where r.contype in ('c', 'f', 'x') and ${OURS}
  union all
  select c.relname || ': ' || regexp_replace(pg_get_indexdef(i.indexrelid), ' INDEX \\S+ ON .*? USING', ''),
    ${columnsOf('i.indkey')}
  from pg_index i join pg_class c on c.oid = i.indrelid where i.indisunique and ${OURS} order by 1`;

const columnsIn = async (client: pg.Client): Promise<Column[]> => (await client.query<Column>(COLUMNS)).rows;
const rulesIn = async (client: pg.Client): Promise<Rule[]> => (await client.query<Rule>(RULES)).rows;

/** Reads the schema of a migrated database. The job queue's own schema and partitions, which jobs create, are left out. */
export async function readSchema(client: pg.Client): Promise<Omit<ReleasedDatabase, 'statements'>> {
  return { columns: await columnsIn(client), rules: (await rulesIn(client)).map(({ rule }) => rule) };
}

/**
 * Compares a migrated database with a release.
 * @param client in a transaction, which the caller rolls back
 * @returns one line for each statement of the release that fails, and for each rule that may refuse its rows
 */
export async function incompatibilities(client: pg.Client, released: ReleasedDatabase): Promise<string[]> {
  const problems: string[] = [];
  for (const text of released.statements) {
    await client.query('savepoint before');
    // A plan resolves tables, columns, types and conflict targets.
    await client
      .query(`explain (generic_plan) ${text}`)
      .catch((error: Error) => problems.push(`${error.message}: ${text}`));
    await client.query('rollback to before');
  }
  const had = new Map(released.columns.map((column) => [column.name, column]));
  const tables = new Set(released.columns.map(({ name }) => name.split('.', 1)[0]));
  for (const { name, mustBeGiven, isNullable } of await columnsIn(client)) {
    const before = had.get(name);
    if (before?.isNullable && !isNullable) problems.push(`${name} may no longer be null`);
    else if (before && !before.mustBeGiven && mustBeGiven) problems.push(`${name} no longer has a default`);
    else if (!before && mustBeGiven && tables.has(name.split('.', 1)[0]))
      problems.push(`${name} is new, required and without a default`);
  }
  for (const { rule, columns } of await rulesIn(client)) {
    // A rule over new columns alone holds for rows that do not set them. One without columns is about an expression.
    const concernsOldRows = columns.length === 0 || columns.some((column) => had.has(column));
    if (!released.rules.includes(rule) && tables.has(rule.split(':', 1)[0]) && concernsOldRows)
      problems.push(`a new rule may refuse rows of the release: ${rule}`);
  }
  return problems;
}
