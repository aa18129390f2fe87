import type { ResponseOf } from '../../shared/api/types.js';
import { formatAgo, formatDuration } from '../../shared/time/durations.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { t } from './messages.js';

export type SystemState = ResponseOf<'/api/admin/system'>;
export type QueueState = SystemState['queues'][number];
export type DeadJob = ResponseOf<'/api/admin/dead-jobs'>[number];
export type ServiceChecks = ResponseOf<'/api/admin/system/check', 'post'>;

const QUEUE_LABELS: Record<string, string> = {
  inner: t('inner'),
  mail: t('mail'),
  push: t('push'),
  texts: t('texts'),
  places: t('places'),
  files: t('files'),
};

export const queueLabel = (name: string): string => QUEUE_LABELS[name] ?? name;

const TASK_LABELS: Record<string, string> = {
  'send-mail': t('sendMail'),
  'send-text-message': t('sendTextMessage'),
  'send-push': t('sendPush'),
  'propose-venues': t('proposeVenues'),
  'form-tables': t('formTables'),
  'finalize-slot': t('finalizeSlotJob'),
  'remove-picture': t('removePicture'),
};

/** @returns the label of a task; by default its name as words */
export const taskLabel = (task: string): string => TASK_LABELS[task] ?? task.replace(/-/g, ' ');

export const oldestText = ({ oldestSeconds }: QueueState): string =>
  oldestSeconds === null ? '–' : formatDuration(oldestSeconds * 1000);

export const migrationsStatus = ({ applied, pending }: SystemState['migrations']): StatusLabel =>
  pending === 0
    ? { label: t('migrated', { applied }), tone: 'plain' }
    : { label: t('notMigrated', { applied, pending }), tone: 'warning' };

/** A nightly backup that is two days old was missed once. */
const BACKUP_DUE_MS = 2 * 86_400_000;

/** @param now in milliseconds since the epoch */
export function backupStatus({ lastAt, hasFailedSince }: SystemState['backup'], now: number): StatusLabel {
  if (hasFailedSince) return { label: t('backupFailed'), tone: 'bad' };
  if (lastAt === null) return { label: t('noBackup'), tone: 'warning' };
  const isLate = now - Date.parse(lastAt) > BACKUP_DUE_MS;
  return { label: formatAgo(lastAt, now), tone: isLate ? 'warning' : 'good' };
}

export function checkStatus({ state, ms, error }: ServiceChecks['mail']): StatusLabel {
  if (state === 'off') return { label: t('off'), tone: 'plain' };
  return state === 'works'
    ? { label: t('works', { ms }), tone: 'good' }
    : { label: t('fails', { error: error ?? '' }), tone: 'bad' };
}
