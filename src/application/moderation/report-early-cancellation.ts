import { isEarlyCancellation, Report } from '../../domain/moderation/report.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { Reports } from './ports.js';

/** Puts an account that cancels a table within a day of its registration into the moderators' queue. */
export class ReportEarlyCancellation {
  constructor(
    private readonly users: Pick<Users, 'findForUpdate'>,
    private readonly reports: Pick<Reports, 'add'>,
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
  ) {}

  /** Must be called inside the unit of work of the cancellation. Without effect for an older account. */
  async execute({ userId, matchId }: { userId: number; matchId: number }): Promise<void> {
    const now = this.clock.now();
    const user = await this.users.findForUpdate(userId);
    if (!user || !isEarlyCancellation(user.createdAt, now)) return;
    const { firstName, bio, interests, profileImageUrl } = user;
    const evidence = { profile: { firstName, bio, interests, profileImageUrl }, messages: [], meetup: null };
    const target = { kind: 'user', id: userId, aboutUserId: userId, matchId, evidence } as const;
    const { timeZone } = this;
    const form = { reporterId: null, target, reason: 'other', note: null, timeZone } as const;
    await this.reports.add(Report.submit({ ...form, source: 'early_cancellation' }, now));
  }
}
