import { type Database, openDatabase } from '../../../src/infrastructure/database/orm.js';

const PATIENCE = { connectMs: 60_000, serverMs: 60_000, clientMs: 65_000 };

/** Without the timeouts of the product, because a busy machine may exceed them and tests wait for results. */
export const openPatiently = (databaseUrl: string): Promise<Database> =>
  openDatabase(databaseUrl, undefined, PATIENCE);
