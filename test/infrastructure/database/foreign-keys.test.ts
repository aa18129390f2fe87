import { aDatabase } from '../../support/postgres/test-database.js';

const database = aDatabase();

/** Foreign keys without an index whose first columns are theirs; a partial index may only leave out rows without a value. */
const UNINDEXED = `
  select format('%s (%s)', key.conrelid::regclass, string_agg(a.attname, ', ' order by a.attnum)) as key
  from pg_constraint key join pg_attribute a on a.attrelid = key.conrelid and a.attnum = any (key.conkey)
  where key.contype = 'f' and key.connamespace = 'public'::regnamespace and key.conparentid = 0
    and not exists (
      select from pg_index i
      where i.indrelid = key.conrelid and i.indisvalid
        and (i.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
  group by key.oid, key.conrelid order by 1`;

const unindexed = async (): Promise<string[]> =>
  (await database.query<{ key: string }>(UNINDEXED)).rows.map(({ key }) => key);

test('every foreign key has an index, so that a deleted row does not scan the table that refers to it', async () => {
  expect(await unindexed()).toEqual([]);
});
