import { DAY_MS, HOUR_MS } from '../../domain/shared/durations.js';
import { MISS_DAYS } from '../../domain/attendance/burden.js';
import { Miss } from '../../domain/attendance/miss.js';
import { missesAt } from '../../domain/attendance/misses-at.js';
import { nextStep } from '../../domain/attendance/next-step.js';
import type { Users } from '../account/ports.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Misses, TableRecords } from './ports.js';
import type { AttendanceMails } from './attendance-mails.js';

export const ASSESS_ATTENDANCE = 'assess-attendance';
/** Hours from the start after which a table is assessed; later feedback does not count. */
const ASSESSED_AFTER_HOURS = 48;
/** Tables that were missed for longer, because no server ran, are not assessed any more. */
const ASSESSED_WITHIN_DAYS = 14;

/** Recurring job that assesses each table once: who missed it, and which step follows. See ADR 52. */
export class AssessAttendance {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly misses: Misses,
    private readonly tables: TableRecords,
    private readonly mails: AttendanceMails,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    const from = new Date(now - ASSESSED_WITHIN_DAYS * DAY_MS);
    const until = new Date(now - ASSESSED_AFTER_HOURS * HOUR_MS);
    const due = pagesOf<number>((after, limit) => this.tables.dueBetween(from, until, limit, after));
    await eachDue(this.clock, due, (matchId) => this.unitOfWork.run(() => this.assess(matchId)));
  }

  /** Users are locked in id order so that locks cannot deadlock. */
  private async assess(matchId: number): Promise<void> {
    const now = this.clock.now();
    const table = await this.tables.claim(matchId, now);
    if (!table) return;
    for (const { userId, kind } of missesAt(table)) {
      const missed = { userId, matchId, kind, at: table.startsAt, date: table.date };
      await this.record(Miss.assessed(missed, now), now);
    }
  }

  private async record(miss: Miss, now: Date): Promise<void> {
    const user = await this.users.findForUpdate(miss.userId);
    if (!user?.canSignIn) return;
    const since = new Date(now.getTime() - MISS_DAYS * DAY_MS);
    const attended = await this.tables.attendedBy(miss.userId, since, now);
    const earlier = await this.misses.of(miss.userId);
    const steps = earlier.flatMap(({ step }) => step ?? []);
    const step = nextStep({ misses: [...earlier, miss], steps, attended }, now);
    if (step) miss.take(step);
    await this.misses.save(miss);
    if (step) await this.mails.stepTaken(user, miss, step);
  }
}
