import { DAY_MS } from '../../domain/shared/durations.js';
import { MISS_DAYS } from '../../domain/attendance/burden.js';
import { APPEAL_DAYS_AT_MOST } from '../../domain/attendance/miss.js';
import type { Users } from '../account/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import { eachDue, inBatches, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Misses } from './ports.js';
import type { AttendanceMails } from './attendance-mails.js';

export const CLOSE_MISSES = 'close-misses';
/** Days for which an answered appeal is kept at least. */
const ANSWER_DAYS = 30;
const BATCH = 500;

/** Recurring job: grants appeals that have waited for 14 days, and deletes misses that are gone. */
export class CloseMisses {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly misses: Misses,
    private readonly mails: AttendanceMails,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const daysAgo = (days: number) => new Date(this.clock.now().getTime() - days * DAY_MS);
    const [gone, answered] = [daysAgo(MISS_DAYS), daysAgo(ANSWER_DAYS)];
    await inBatches(
      this.clock,
      (size) => this.unitOfWork.run(() => this.misses.removeBefore(gone, answered, size)),
      BATCH,
    );
    const waitingSince = daysAgo(APPEAL_DAYS_AT_MOST);
    const appeals = pagesOf<number>((after, limit) =>
      this.misses.withAppealsFrom(waitingSince, limit, after),
    );
    await eachDue(this.clock, appeals, (id) => this.unitOfWork.run(() => this.grant(id)));
  }

  private async grant(id: number): Promise<void> {
    const userId = (await this.misses.find(id))?.userId;
    const user = userId === undefined ? null : await this.users.findForUpdate(userId);
    const miss = await this.misses.find(id);
    if (!user || !miss?.grantOverdueAppeal(this.clock.now())) return;
    await this.misses.save(miss);
    await this.mails.appealAnswered(user, miss);
    await this.auditLog.write({
      actorId: null,
      action: 'user.step_appeal_granted',
      target: { kind: 'user', id: user.id },
      details: { step: miss.step!.kind },
    });
  }
}
