import {
  type MemberSource,
  Report,
  type ReportKind,
  type ReportReason,
} from '../../domain/moderation/report.js';
import { ReportTargetNotFound } from '../../domain/moderation/report-errors.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { REPORT_LIMITS } from './limits.js';
import type { Reports, ReportTargets } from './ports.js';

export interface SubmitReportCommand {
  readonly userId: number;
  readonly kind: ReportKind;
  readonly targetId: number;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** The form when absent. */
  readonly source?: MemberSource;
}

/** Reports a user, a message, a meetup or a match, with a snapshot of the content as evidence. */
export class SubmitReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly reports: Reports,
    private readonly targets: ReportTargets,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
  ) {}

  /**
   * Idempotent while an open report of the user says the same. Another reason or other words are another report, with its
   * own evidence and due time, because the earlier one may be under review.
   *
   * @throws ReportTargetNotFound, ReportNoteTooLong, AccountGone, TooManyAttempts
   */
  async execute({
    userId,
    kind,
    targetId,
    reason,
    note,
    source = 'form',
  }: SubmitReportCommand): Promise<void> {
    await this.limiter.consume(REPORT_LIMITS[source], String(userId));
    await this.unitOfWork.run(async () => {
      if (!(await this.users.findForUpdate(userId))) throw new AccountGone();
      const target = await this.targets.asSeenBy(userId, kind, targetId);
      if (!target) throw new ReportTargetNotFound();
      const form = { reporterId: userId, target, reason, note, source, timeZone: this.timeZone };
      const report = Report.submit(form, this.clock.now());
      const earlier = await this.reports.openOf(userId, kind, targetId, source);
      if (!earlier.some((each) => report.repeats(each))) await this.reports.add(report);
    });
  }
}
