import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { HOUR_MS, MINUTE_MS } from '../../src/domain/shared/durations.js';
import { eventually } from '../../test/support/eventually.js';
import type { MailLedger } from './mail-ledger.js';
import { MovedClock } from './moved-clock.js';
import type { Staff } from './moderators.js';
import type { Town } from './town.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const MOST_STEPS = 60;
/** Attempts that are due within this time of the year are made together. */
const STEP_MS = 20 * MINUTE_MS;

/** The mail server cannot be reached until the end of the outage. */
export class MailOutage {
  isOn = false;

  constructor(
    private readonly town: Town,
    private readonly ledger: MailLedger,
  ) {}

  begin(): void {
    this.town.post.disconnect();
    this.isOn = true;
  }

  /**
   * Moves the clock to the next attempts of jobs until the instant, because the queue tries again after seconds, then
   * minutes, then hours, for about 40 hours.
   */
  async passTo(instant: Date): Promise<void> {
    const { town } = this;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      await town.settle();
      const { rows } = await town.stage.database.query<{ at: Date | null }>(
        `select min(run_at) as at from graphile_worker._private_jobs where attempts > 0 and attempts < max_attempts`,
      );
      const earliest = town.clock.now.getTime() + STEP_MS;
      const next = new Date(Math.max(rows[0]?.at?.getTime() ?? Infinity, earliest));
      if (!(next < instant)) return;
      await town.clock.moveTo(next, town.product);
    }
  }

  /** @returns what happened, for the page: the mails that waited, and those that an admin had to send again */
  async end(staff: Staff): Promise<string> {
    const { town, ledger } = this;
    const waiting = (await ledger.waiting()).length;
    town.post.reconnect();
    const admin = await staff.admin();
    let retried = 0;
    for (let left = 1; left > 0;) {
      const { body } = await admin.expect('POST', '/api/admin/dead-jobs/retry', 200);
      retried += Number(body.retried);
      left = Number(body.left);
    }
    // Those that wait are tried at their next times, of which the last is some hours ahead.
    for (let halfHours = 0; halfHours < 14 && (await ledger.waiting()).length > 0; halfHours++) {
      await town.clock.moveTo(new Date(town.clock.now.getTime() + HOUR_MS / 2), town.product);
      await town.settle();
    }
    this.isOn = false;
    return `${waiting} mails waited and came by themselves, ${retried} were given up and an admin queued them again`;
  }
}

/** Kills the process in a final run, before it is noted as done, and starts it again. @returns what was running */
export async function killInFinalRun(town: Town, ledger: MailLedger): Promise<string> {
  const holder = new pg.Client({ connectionString: town.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table final_runs in exclusive mode');
  await town.addJobs(['find-due-slots']);
  const running = await eventually(() => runningJobs(town));
  await ledger.noteKill();
  await town.kill();
  await holder.end();
  // A minute later; the jobs of a dead process are then returned to the queue at once.
  await town.clock.moveTo(new Date(town.clock.now.getTime() + MINUTE_MS), undefined);
  await town.start();
  await town.settle();
  return running;
}

/** @returns the tasks that run, once a final run waits for the lock; undefined before */
async function runningJobs({ stage: { database } }: Town): Promise<string | undefined> {
  const { rows } = await database.query<{ tasks: string }>(
    `select string_agg(t.identifier, ', ') as tasks from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
     where j.locked_at is not null having exists (
       select from pg_locks where not granted and relation = 'final_runs'::regclass)`,
  );
  return rows[0]?.tasks;
}

/**
 * There is no release before this one. So the way of an upgrade is taken with this release alone: a backup, a restore
 * into an empty database, which runs the migrations, and the start of the product there, where the year goes on.
 */
export async function upgrade(town: Town, ledger: MailLedger): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tablemates-year-'));
  const next = await town.stage.another();
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-year-data-'));
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    BACKUP_TO: folder,
    BACKUP_KEY: 'the key of a bench, long enough for it',
    SESSION_SECRET: 'a secret of this bench',
    FILES_KEY: 'another secret of this bench',
  };
  const command = (name: string, databaseUrl: string, ...words: string[]) =>
    run(process.execPath, [`${PROJECT}dist/infrastructure/cli/${name}.js`, ...words], {
      cwd: dataDir,
      env: { ...env, DATABASE_URL: databaseUrl },
    });
  await town.stop();
  try {
    const backup = await command('backup', town.databaseUrl);
    const restore = await command('restore', next.databaseUrl, 'latest');
    await town.moveInto(next, await MovedClock.of(next.database));
    await ledger.moveOver();
    await town.start();
    return (
      'no earlier release exists, so this one was backed up, restored into an empty database and started there: ' +
      `${backup.stdout.trim()}. ${restore.stdout.trim()}`
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}
