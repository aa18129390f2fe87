import {
  type MemberSource,
  Report,
  type ReportKind,
  type ReportReason,
} from '../../domain/moderation/report.js';
import { ReportTargetNotFound } from '../../domain/moderation/report-errors.js';
import { AccountGone } from '../shared/account-gone.js';
import type { RateLimit } from '../shared/ports.js';
import type { ReportPorts } from './ports.js';

const DAY = 24 * 3600;
/** Limit the work of moderators, by source: other reports must not use up those of a member who is not home safe. */
const REPORT_LIMITS: Readonly<Record<MemberSource, RateLimit>> = {
  form: { name: 'reports', times: 20, perSeconds: DAY },
  home_safe: { name: 'home-safe-reports', times: 20, perSeconds: DAY },
};

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
  constructor(private readonly ports: ReportPorts) {}

  /**
   * Idempotent while an open report of the user says the same. Another reason or other words are another report, with its
   * own evidence and due time, because the earlier one may be under review.
   *
   * @throws ReportTargetNotFound, TextNotAllowed, AccountGone, TooManyAttempts
   */
  async execute(command: SubmitReportCommand): Promise<void> {
    const { unitOfWork, users, reports, reportTargets, limiter, clock, homeZone: timeZone } = this.ports;
    const { userId, kind, targetId, reason, note, source = 'form' } = command;
    await limiter.consume(REPORT_LIMITS[source], String(userId));
    await unitOfWork.run(async () => {
      if (!(await users.findForUpdate(userId))) throw new AccountGone();
      const target = await reportTargets.asSeenBy(userId, kind, targetId);
      if (!target) throw new ReportTargetNotFound();
      const form = { reporterId: userId, target, reason, note, source, timeZone };
      const report = Report.submit(form, clock.now());
      const earlier = await reports.openOf(userId, kind, targetId, source);
      if (!earlier.some((each) => report.repeats(each))) await reports.add(report);
    });
  }
}
