import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ChangeFeed } from '../../../src/infrastructure/database/migrations/migration-20261122140000-change-feed.js';

const FOLDER = 'src/infrastructure/database/migrations/';
const SUBQUERY_WITHOUT_ALIAS =
  /\bfrom\s*\(select\b[^()]*\)(?!\s*(?:as\s+)?(?!union|where|order|group|limit)[a-z])/i;

test('every subquery in FROM has an alias, which PostgreSQL 15 requires', () => {
  const migration = new ChangeFeed({} as never, {} as never);
  migration.up();
  const generated = migration.getQueries().map(String);
  const written = globSync(`${FOLDER}*.ts`).map((file) => readFileSync(file, 'utf8'));

  expect(generated.join()).toContain('from (select');
  expect([...generated, ...written].filter((sql) => SUBQUERY_WITHOUT_ALIAS.test(sql))).toEqual([]);
});
