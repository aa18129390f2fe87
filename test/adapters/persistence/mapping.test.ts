import { type AnyEntity, type EntitySchema, MikroORM, defineEntity, p } from '@mikro-orm/postgresql';
import { allMappings } from '../../../src/infrastructure/database/all-mappings.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const database = ownDatabase('kept');

/** PostgreSQL's type names (`udt_name`) of MikroORM's column types. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  'varchar(255)': 'text',
  int: 'int4',
  bigint: 'int8',
  boolean: 'bool',
  'double precision': 'float8',
  'text[]': '_text',
};

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
}

/** `table.column` of every mapped property. */
function mappedColumns(mappings: readonly unknown[]): Map<string, Column> {
  const entities = mappings as EntitySchema<AnyEntity>[];
  const orm = new MikroORM({ dbName: 'unused', entities });
  const columns = new Map<string, Column>();
  for (const entity of orm.getMetadata().getAll().values()) {
    if (entity.embeddable) continue;
    for (const { fieldNames, columnTypes, nullable } of entity.props) {
      const [type] = columnTypes;
      if (!type) continue; // The embedded object itself; its fields are properties of their own.
      const column = { type: TYPE_NAMES[type] ?? type, isNullable: nullable ?? false };
      columns.set(`${entity.tableName}.${fieldNames[0]}`, column);
    }
  }
  return columns;
}

async function migratedColumns(): Promise<Map<string, Column>> {
  const { rows } = await database.pool.query<Column & { name: string }>(
    `select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable"
     from information_schema.columns where table_schema = 'public'`,
  );
  return new Map(rows.map(({ name, ...column }) => [name, column]));
}

/** The schema's declaration of each mapped column that is missing or differs. */
async function mismatches(mappings: readonly unknown[]): Promise<Map<string, Column | undefined>> {
  const migrated = await migratedColumns();
  const wrong = new Map<string, Column | undefined>();
  for (const [name, column] of mappedColumns(mappings)) {
    const actual = migrated.get(name);
    if (actual?.type !== column.type || actual.isNullable !== column.isNullable) wrong.set(name, actual);
  }
  return wrong;
}

it('maps every property to a column of the migrated schema with the same type and nullability', async () => {
  expect(await mismatches(allMappings)).toEqual(new Map());
});

it('detects a column that is missing, of another type or nullable in the schema only', async () => {
  const wrong = defineEntity({
    name: 'Wrong',
    tableName: 'users',
    properties: {
      id: p.integer().primary(),
      nickname: p.string(),
      trustScore: p.string(),
      phoneNumber: p.string(),
    },
  });
  expect(await mismatches([wrong])).toEqual(
    new Map([
      ['users.nickname', undefined],
      ['users.trust_score', { type: 'int4', isNullable: false }],
      ['users.phone_number', { type: 'text', isNullable: true }],
    ]),
  );
});
