import { formatAgo, formatDuration } from '../../shared/time/durations.js';
import { messagesOf, textOf } from '../../shared/i18n/messages-of.js';
import type { StatusLabel } from '../../shared/ui/Tag.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('system');

const clockText = messagesOf('clock');

export type SystemState = ResponseOf<'/api/admin/system'>;
export type QueueState = SystemState['queues'][number];
export type Clock = ResponseOf<'/api/admin/system/clock'>;
export type DeadJob = ResponseOf<'/api/admin/dead-jobs'>[number];
export type MailCheck = ResponseOf<'/api/admin/system/check-mail', 'post'>;

export const queueLabel = (name: string): string => textOf(t, name);

/** @returns the label of a task; by default its name as words */
export function taskLabel(task: string): string {
  if (t.has(task)) return t(task);
  return clockText.has(task) ? clockText(task) : task.replace(/-/g, ' ');
}

export const oldestText = ({ oldestSeconds }: QueueState): string =>
  oldestSeconds === null ? '–' : formatDuration(oldestSeconds * 1000);

export const migrationsStatus = ({ applied, pending }: SystemState['migrations']): StatusLabel =>
  pending === 0
    ? { label: t('migrated', { applied }), tone: 'plain' }
    : { label: t('notMigrated', { applied, pending }), tone: 'warning' };

/** A backup of every day that is two days old was missed once. */
const BACKUP_DUE_MS = 2 * 86_400_000;
const DRILL_DUE_MS = 90 * 86_400_000;

type Runs = SystemState['backup'];

/** @param now in milliseconds since the epoch */
export const backupStatus = (runs: Runs, now: number): StatusLabel => runsStatus(runs, now, BACKUP_DUE_MS);
export const drillStatus = (runs: Runs, now: number): StatusLabel => runsStatus(runs, now, DRILL_DUE_MS);

function runsStatus({ lastAt, hasFailedSince }: Runs, now: number, dueMs: number): StatusLabel {
  if (hasFailedSince) return { label: t('backupFailed'), tone: 'bad' };
  if (lastAt === null) return { label: t('noBackup'), tone: 'warning' };
  const isLate = now - Date.parse(lastAt) > dueMs;
  return { label: formatAgo(lastAt, now), tone: isLate ? 'warning' : 'good' };
}

const SENT: Readonly<Record<string, StatusLabel>> = {
  accepted: { label: t('accepted'), tone: 'good' },
  refused: { label: t('refused'), tone: 'bad' },
};

export const sentStatus = (state: MailCheck['state']): StatusLabel =>
  SENT[state] ?? { label: t('off'), tone: 'plain' };

const RECORDS: Readonly<Record<string, StatusLabel>> = {
  found: { label: t('recordFound'), tone: 'good' },
  missing: { label: t('recordMissing'), tone: 'warning' },
  wrong: { label: t('recordWrong'), tone: 'bad' },
};

/** @param state of a record in the DNS */
export const recordStatus = (state: MailCheck['records']['spf']['state']): StatusLabel =>
  RECORDS[state] ?? { label: t('recordUnknown'), tone: 'plain' };
