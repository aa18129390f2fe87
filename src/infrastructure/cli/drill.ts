import 'reflect-metadata';
import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type pg from 'pg';
import english from '../../../locales/en/console.json' with { type: 'json' };
import { formatMessage } from '../../../locales/format-message.js';
import { messagesIn } from '../../../locales/messages.js';
import type { Finding } from '../../application/operations/readiness/problems.js';
import { BackupRefused } from '../backup/backup-refused.js';
import { drill } from '../run/drill.js';
import { type Config, loadConfig } from '../config/config.js';
import { readEnvFile } from '../config/env-file.js';
import { readSecret } from '../config/secret-file.js';
import { unmigratedDatabase } from '../database/product-database.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { containerOn } from './command-container.js';
import { runCommand } from './run-command.js';

const DRILL_WITHIN_MS = 30 * 60_000;
const messages = messagesIn(english, 'en');
messages.formatWith(formatMessage);
const t = messages.messagesOf('readiness');

/**
 * Restores the newest backup as a drill, then prints what the console shows as "Ready for Saturday". With `--checks` it
 * restores nothing. The exit code is 0 only if all is well. The database of the product is not migrated, so that the image
 * of the next release can drill before an upgrade.
 */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  readEnvFile();
  const config = loadConfig(process.env);
  const databaseUrl = await unmigratedDatabase(config, shutdownHooks);
  const container = await containerOn(config, databaseUrl, shutdownHooks);
  if (!(await isStarted(container.get(OPENED).pool)))
    throw new BackupRefused('There is no database of the product yet: start the product once.');
  if (config.backup && !process.argv.includes('--checks')) await drillAndSay(config, databaseUrl);
  await container.get(OPENED).community.refresh();
  const findings = await container.get(CONTEXTS).operations.checkReadiness.check();
  for (const line of page(findings)) process.stdout.write(`${line}\n`);
  if (findings.some(({ state }) => state !== 'fine')) process.exitCode = 1;
}

async function isStarted(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query<{ isStarted: boolean }>(
    `select to_regclass('backup_runs') is not null as "isStarted"`,
  );
  return rows[0]!.isStarted;
}

async function drillAndSay(config: Config, databaseUrl: string): Promise<void> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);
  const [sessionSecret, filesKey] = [
    config.sessionSecret ?? (await readSecret(config.dataDir, 'SESSION_SECRET')),
    config.filesKey ?? (await readSecret(config.dataDir, 'FILES_KEY')),
  ];
  const began = performance.now();
  try {
    const { takenAt, rows, files } = await drill({
      config,
      databaseUrl,
      backup: config.backup!,
      secrets: {
        ...(sessionSecret !== undefined && { sessionSecret }),
        ...(filesKey !== undefined && { filesKey }),
        earlierFilesKeys: config.earlierFilesKeys,
      },
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(DRILL_WITHIN_MS)]),
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `The backup of ${takenAt} was restored (${rows} rows, ${files} files), migrated and started in ${seconds} s, and ` +
        'is healthy. The copy is removed.\n',
    );
  } catch (error) {
    // The page below is wanted all the more.
    if (!(error instanceof BackupRefused) || stopped.signal.aborted) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop);
  }
}

function page(findings: readonly Finding[]): string[] {
  const lines = (of: Finding['state'], label: string) =>
    findings.flatMap(({ check, state, problem }) =>
      problem && state === of
        ? [`- ${t(check)}: ${label}${t(problem.code, { detail: problem.detail ?? '' })}`]
        : [],
    );
  const wrong = lines('wrong', '');
  const unchecked = lines('unchecked', `${t('notChecked')}. `);
  const heading =
    wrong.length > 0
      ? t('notReady', { count: wrong.length })
      : unchecked.length > 0
        ? t('notSure', { count: unchecked.length })
        : t('ready');
  return [heading, ...wrong, ...unchecked];
}

await runCommand(main, { plain: [BackupRefused] });
