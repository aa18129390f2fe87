import type pg from 'pg';

/** What statements depend on: columns, and the rules that a written row must keep. Names of indexes are left out. */
export interface SchemaShape {
  /** By table or view, then by column. */
  readonly relations: Readonly<Record<string, Readonly<Record<string, ColumnShape>>>>;
  /** Unique indexes as `table (columns) where condition`, and rules of rows as `table: rule`, each with its columns. */
  readonly uniques: Readonly<Record<string, readonly string[]>>;
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

export interface ColumnShape {
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

/** The schema of a release. */
export interface ReleasedSchema extends SchemaShape {
  /**
   * What the next release may drop: columns (`table.column`) that the release neither reads nor writes, and unique indexes
   * (as in `uniques`) that no statement of the release names in `on conflict`.
   */
  readonly unused: readonly string[];
}

const COLUMNS = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
  order by c.relname, a.attname`;

const UNIQUES = `
  select replace(regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE UNIQUE INDEX \\S+ ON (ONLY )?', ''), 'public.', '') as rule,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = i.indrelid and a.attnum = any (i.indkey) order by 1) as columns
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`;

const RULES = `
  select c.relname || ': ' || pg_get_constraintdef(r.oid) as rule,
    array(select c.relname || '.' || a.attname from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any (r.conkey) order by 1) as columns
  from pg_constraint r join pg_class c on c.oid = r.conrelid
  where r.contype in ('c', 'f', 'x') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`;

/** Reads the shape of a migrated database. The job queue's own schema and partitions, which jobs create, are left out. */
export async function readShape(client: pg.Client): Promise<SchemaShape> {
  type Column = ColumnShape & { relation: string; name: string };
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const relations: Record<string, Record<string, ColumnShape>> = {};
  for (const { relation, name, ...shape } of columns) (relations[relation] ??= {})[name] = shape;
  const rulesOf = async (text: string) => {
    const { rows } = await client.query<{ rule: string; columns: string[] }>(text);
    return Object.fromEntries(rows.map(({ rule, columns: names }) => [rule, names]));
  };
  const uniques = Object.entries(await rulesOf(UNIQUES)).map(
    ([rule, names]) => [rule, names.map((name) => `${rule.split(' ', 1)[0]}.${name}`)] as const,
  );
  return { relations, uniques: Object.fromEntries(uniques), rules: await rulesOf(RULES) };
}

/**
 * Compares a schema with the one of the previous release, whose processes run on it during a rolling update.
 * @returns one line for each change that one of their statements can fail on, or that gives them other values
 */
export function incompatibilities(released: ReleasedSchema, now: SchemaShape): string[] {
  return [
    ...Object.entries(released.relations).flatMap(([relation, columns]) => {
      const current = now.relations[relation];
      if (!current) return isUnused(released, relation, columns) ? [] : [`${relation} is missing`];
      return [...changedColumns(released, relation, current), ...requiredColumns(relation, columns, current)];
    }),
    ...Object.keys(released.uniques)
      .filter((rule) => !(rule in now.uniques) && !released.unused.includes(rule))
      .filter((rule) => !usesOnly(released.unused, released.uniques[rule]!))
      .map((rule) => `the unique index is missing that "on conflict" may name: ${rule}`),
    ...newRules(released, now.uniques, released.uniques, 'unique index'),
    ...newRules(released, now.rules, released.rules, 'rule'),
  ];
}

const usesOnly = (unused: readonly string[], columns: readonly string[]): boolean =>
  columns.some((column) => unused.includes(column));

const isUnused = ({ unused }: ReleasedSchema, relation: string, columns: object): boolean =>
  Object.keys(columns).every((name) => unused.includes(`${relation}.${name}`));

function changedColumns(
  { relations, unused }: ReleasedSchema,
  relation: string,
  current: Readonly<Record<string, ColumnShape>>,
): string[] {
  return Object.entries(relations[relation]!).flatMap(([name, was]) => {
    const is = current[name];
    const column = `${relation}.${name}`;
    if (!is) return unused.includes(column) ? [] : [`${column} is missing`];
    return [
      ...(is.type === was.type ? [] : [`${column} is ${is.type} and was ${was.type}`]),
      ...(is.isRequired && !was.isRequired ? [`${column} is required now`] : []),
      ...(is.isRequired && was.hasDefault && !is.hasDefault ? [`${column} has no default any more`] : []),
    ];
  });
}

function requiredColumns(
  relation: string,
  released: object,
  current: Readonly<Record<string, ColumnShape>>,
): string[] {
  return Object.entries(current)
    .filter(([name, { isRequired, hasDefault }]) => !(name in released) && isRequired && !hasDefault)
    .map(([name]) => `${relation}.${name} is new, required and without a default`);
}

/**
 * A rule over new columns alone holds for rows that do not set them, since each of those has a default or is null. A rule
 * without columns is about an expression.
 */
function newRules(
  { relations }: ReleasedSchema,
  now: Readonly<Record<string, readonly string[]>>,
  was: Readonly<Record<string, readonly string[]>>,
  what: string,
): string[] {
  const existed = (column: string): boolean => {
    const [relation = '', name = ''] = column.split('.');
    return name in (relations[relation] ?? {});
  };
  return Object.entries(now)
    .filter(([rule]) => !(rule in was) && rule.split(/[ :]/, 1)[0]! in relations)
    .filter(([, columns]) => columns.length === 0 || columns.some(existed))
    .map(([rule]) => `a new ${what} may refuse rows of the previous release: ${rule}`);
}
