import { createHash } from 'node:crypto';
import type { MigrationObject } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type pg from 'pg';
import { StartRefused } from '../config/start-refused.js';
import { allMigrations } from './migrations/all-migrations.js';

type MigrationClass = new (
  ...parameters: ConstructorParameters<typeof Migration>
) => Omit<Migration, 'up'> & { up(): Promise<void> | void };

/** A migration of a database or of a backup; null where it was run before fingerprints were recorded. */
export interface RunMigration {
  readonly name: string;
  readonly fingerprint: string | null;
}

/** Of the statements of a migration, without comments and spaces. */
export async function fingerprintOf({ class: Class }: MigrationObject): Promise<string> {
  // Its statements need no connection.
  const migration = new (Class as MigrationClass)(undefined as never, undefined as never);
  await migration.up();
  const statements = migration.getQueries().map((query) => String(query).replace(/--.*/g, ''));
  return createHash('sha256')
    .update(statements.join(';').replace(/\s+/g, ' ').trim())
    .digest('hex')
    .slice(0, 12);
}

/** The same migration, whose row then has its fingerprint, in the same transaction. */
export function withFingerprint(migration: MigrationObject): MigrationObject {
  const Class = migration.class as MigrationClass;
  class Fingerprinted extends Class {
    override async up(): Promise<void> {
      await super.up();
      this.addSql('alter table mikro_orm_migrations add column if not exists fingerprint text');
      this.addSql(
        `alter table mikro_orm_migrations alter column fingerprint set default '${await fingerprintOf(migration)}'`,
      );
    }
  }
  return { ...migration, class: Fingerprinted as unknown as MigrationObject['class'] };
}

/** @returns in their order; none in an empty database */
export async function runMigrations(client: Pick<pg.Client, 'query'>): Promise<RunMigration[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('mikro_orm_migrations') is not null as exists`,
  );
  if (!rows[0]!.exists) return [];
  // Also where the column does not exist.
  const run = await client.query<RunMigration>(
    `select name, to_jsonb(m) ->> 'fingerprint' as fingerprint from mikro_orm_migrations m order by id`,
  );
  return run.rows;
}

/**
 * The initial migration is edited until the first release (ADR 66), so its name alone does not say which schema it made.
 * @returns how the schema differs, in a few words; undefined if newer migrations lead from it to this one
 */
export async function differenceOf(run: readonly RunMigration[]): Promise<string | undefined> {
  const newest = allMigrations.at(-1)!.name;
  for (const { name, fingerprint } of run) {
    const known = allMigrations.find((each) => each.name === name);
    // An unknown one that is newer is of a later release, which leaves what this one uses.
    if (!known && name > newest) continue;
    const own = known ? await fingerprintOf(known) : 'unknown';
    if (fingerprint !== own)
      return `migration ${name} is ${fingerprint ?? 'an older one'} there and ${own} here`;
  }
  return undefined;
}

/** @throws StartRefused if the database was made by another state of the code */
export async function ensureOwnSchema(client: Pick<pg.Client, 'query'>): Promise<void> {
  const difference = await differenceOf(await runMigrations(client));
  if (difference === undefined) return;
  throw new StartRefused(
    `The database was made by another state of this code (${difference}): start the code that made it, or begin anew ` +
      'with an empty database in DATABASE_URL, or in DATA_DIR without its folder postgres.',
  );
}
