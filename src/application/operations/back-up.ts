import { addDays } from '../../domain/shared/calendar-date.js';
import { instantAt, localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
import type { SystemQueries } from './read-system.js';

/** The local hour from which on the backup of a day is due. */
const QUIET_HOUR = 3;

/**
 * Takes and verifies a backup, unless another process is at it, or has been since the caller asked whether one is due.
 * @throws Error with a message for the operator
 */
export type TakeBackup = (isDue: () => Promise<boolean>) => Promise<void>;

/**
 * Takes the backup of the day. It runs every hour, so a backup that failed or was missed follows within the hour, and one
 * that was taken by hand counts. A failure is recorded and reported instead of retried by the queue.
 */
export class BackUp {
  /** @param take null without BACKUP_TO */
  constructor(
    private readonly take: TakeBackup | null,
    private readonly queries: Pick<SystemQueries, 'runs'>,
    private readonly clock: Clock,
    private readonly zone: TimeZone,
    private readonly report: (error: unknown) => void,
  ) {}

  async execute(): Promise<void> {
    if (!this.take) return;
    const isDue = async () =>
      isBackupDue((await this.queries.runs('backup')).lastAt, this.clock.now(), this.zone);
    if (await isDue()) await this.take(isDue).catch(this.report);
  }
}

/** @param lastAt the end of the last backup that succeeded */
export function isBackupDue(lastAt: Date | null, now: Date, zone: TimeZone): boolean {
  const today = localDate(now, zone);
  const quietHour = instantAt(today, QUIET_HOUR, 0, zone);
  const dueSince = now < quietHour ? instantAt(addDays(today, -1), QUIET_HOUR, 0, zone) : quietHour;
  return lastAt === null || lastAt < dueSince;
}
