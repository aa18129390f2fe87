import { isOpenStatus, type MatchStatus } from '../../domain/match/match-status.js';
import { mayBeLate } from '../../domain/match/attendance.js';
import type { WhenAndWhere } from '../notifications/when-and-where.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import { tryConsume } from '../shared/try-consume.js';
import { type AttendanceLink, type AttendanceLinkUse, readAttendanceLink } from './attendance-link.js';
import type { ConfirmSeat } from './confirm-seat.js';
import type { LeaveMatch } from './leave-match.js';
import { ATTENDANCE_LINKS } from './limits.js';
import type { MatchQueries, MatchRow } from './match-views.js';
import type { AskToLeave } from './ask-to-leave.js';
import type { ReportLate } from './report-late.js';

export type LinkAnswer = 'yes' | 'cannot' | 'leave' | { readonly lateMinutes: number };

/** What the page of a link shows. It has no names and no venue, because mails are forwarded. */
export interface AttendancePage {
  readonly use: AttendanceLinkUse;
  readonly when: WhenAndWhere;
  readonly hasConfirmed: boolean;
  readonly lateMinutes: number | null;
  readonly mayBeLate: boolean;
  /** Whether to confirm is also the consent to meet as a pair. */
  readonly isPair: boolean;
}

/** `repeated`: the answer was given before; `asked`: a mail asks whether to give the seat back. */
export type LinkOutcome = 'saved' | 'repeated' | 'asked' | 'left' | 'busy';

/** Answers of a member by the link in a mail, without a session. See ADR 44. */
export class AnswerByLink {
  constructor(
    private readonly links: SignedLinks,
    private readonly queries: Pick<MatchQueries, 'matchOf'>,
    private readonly confirmSeat: Pick<ConfirmSeat, 'execute'>,
    private readonly reportLate: Pick<ReportLate, 'execute'>,
    private readonly leaving: {
      readonly leave: Pick<LeaveMatch, 'execute'>;
      readonly ask: Pick<AskToLeave, 'execute'>;
    },
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing. @returns null for a link that is not ours, too old, or of a seat or match that ended */
  async read(token: string): Promise<AttendancePage | null> {
    const link = readAttendanceLink(this.links, token);
    const row = link && (await this.queries.matchOf(link.userId, link.matchId));
    return row && isOpenStatus(row.status as MatchStatus) ? this.pageOf(link!, row) : null;
  }

  /** @returns null as `read` does, and for an answer of another use */
  async answer(
    token: string,
    answer: LinkAnswer,
  ): Promise<{ outcome: LinkOutcome; page: AttendancePage } | null> {
    const page = await this.read(token);
    if (!page || (answer === 'leave') !== (page.use === 'leave')) return null;
    const { userId, matchId } = readAttendanceLink(this.links, token)!;
    const isAllowed = await tryConsume([ATTENDANCE_LINKS], String(userId), this.limiter);
    if (!isAllowed) return { outcome: 'busy', page };
    const outcome = await this.apply(answer, page, { userId, matchId });
    return { outcome, page: (await this.read(token)) ?? page };
  }

  private async apply(
    answer: LinkAnswer,
    page: AttendancePage,
    seat: { readonly userId: number; readonly matchId: number },
  ): Promise<LinkOutcome> {
    if (answer === 'leave') {
      await this.leaving.leave.execute(seat);
      return 'left';
    }
    if (answer === 'cannot') {
      await this.leaving.ask.execute(seat);
      return 'asked';
    }
    if (answer === 'yes') {
      if (page.hasConfirmed) return 'repeated';
      await this.confirmSeat.execute(seat);
      return 'saved';
    }
    if (page.lateMinutes !== null) return 'repeated';
    await this.reportLate.execute({ ...seat, minutes: answer.lateMinutes });
    return 'saved';
  }

  private pageOf({ use, userId }: AttendanceLink, row: MatchRow): AttendancePage {
    const { startsAt, timeZone, suggestedDate: date } = row;
    const late = row.attendance.late.find((member) => member.userId === userId);
    return {
      use,
      when: { date, startsAt, timeZone, place: null },
      hasConfirmed: row.ownStatus === 'confirmed',
      lateMinutes: late?.minutes ?? null,
      mayBeLate: mayBeLate(startsAt, this.clock.now()),
      isPair: row.meetup === null && row.participants.length === 2,
    };
  }
}
