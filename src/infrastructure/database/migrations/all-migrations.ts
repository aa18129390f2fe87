import type { MigrationObject } from '@mikro-orm/core';
import { Spine } from './migration-20261121000000-spine.js';

/** Every migration in the order in which it was written; a landed one is never edited. */
export const allMigrations: MigrationObject[] = [{ name: '20261121000000-spine', class: Spine }];
