import type { Migration } from '@mikro-orm/migrations';
import { allMigrations } from '../../../src/infrastructure/database/migrations/all-migrations.js';

const SUBQUERY_WITHOUT_ALIAS =
  /\bfrom\s*\(select\b[^()]*\)(?!\s*(?:as\s+)?(?!union|where|order|group|limit)[a-z])/i;

const sqlOf = ({ class: Of }: (typeof allMigrations)[number]): string[] => {
  const migration = new Of({} as never, {} as never) as unknown as Migration;
  void migration.up();
  return migration.getQueries().map(String);
};

test('every subquery in FROM has an alias, which PostgreSQL 15 requires', () => {
  const statements = allMigrations.flatMap(sqlOf);

  expect(statements.join()).toContain('from (select');
  expect(statements.filter((sql) => SUBQUERY_WITHOUT_ALIAS.test(sql))).toEqual([]);
});
