import { parseArgs } from 'node:util';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/infrastructure/database/embedded-postgres.js';
import { clockJumps } from './clock-jumps.js';
import { databaseFaults } from './database-faults.js';
import { diskFaults } from './disk-faults.js';
import { failingJobs } from './failing-jobs.js';
import { interruptedMigrations } from './interrupted-migrations.js';
import { outsideServices } from './outside-services.js';
import { PostgresProcesses } from './postgres-processes.js';
import { redisOutage } from './redis-outage.js';
import { type FaultRow, holds, markdownOf } from './row.js';
import { serverKills } from './server-kills.js';
import { twoServers } from './two-servers.js';

/** The whole run ends after this time, whatever hangs. */
const TIMEOUT_MS = 15 * 60_000;

/** Each by name, with the number of kills of the server, and the processes of the database. */
const FAULTS: Record<string, (rounds: number, postgres: PostgresProcesses) => Promise<FaultRow[]>> = {
  kills: serverKills,
  database: databaseFaults,
  redis: redisOutage,
  services: outsideServices,
  disk: diskFaults,
  clock: clockJumps,
  seats: twoServers,
  migrations: interruptedMigrations,
  jobs: failingJobs,
};

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '50' } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(FAULTS);
const unknown = names.find((name) => !(name in FAULTS));
if (unknown !== undefined) {
  console.error(`There is no fault ${unknown}. There are: ${Object.keys(FAULTS).join(', ')}.`);
  process.exit(2);
}
setTimeout(() => {
  console.error('the fault tests did not end in 15 minutes');
  process.exit(1);
}, TIMEOUT_MS).unref();

const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-faults-database-'));
// As root, the database runs as another user, who needs access to the folder.
await chmod(dataDir, 0o755);
const server = await startEmbeddedPostgres({ dataDir, database: 'tests' });
const postgres = new PostgresProcesses(dataDir);
process.env.TEST_POSTGRES_URL = server.url;
const rows: FaultRow[] = [];
try {
  for (const name of names) {
    const began = performance.now();
    rows.push(...(await FAULTS[name]!(Number(values.rounds), postgres)));
    console.error(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(markdownOf(rows));
console.log(
  `\n${cpus().length} x ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}`,
);
process.exit(rows.every(holds) ? 0 : 1);
