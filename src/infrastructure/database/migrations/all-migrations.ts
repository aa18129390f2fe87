import type { MigrationObject } from '@mikro-orm/core';
import { Initial } from './migration-20261127000000-initial.js';

/** All migrations in chronological order; a released one is never edited. */
export const allMigrations: MigrationObject[] = [{ name: '20261127000000-initial', class: Initial }];
