import { isOpenStatus, type MatchStatus } from '../../domain/match/match-status.js';
import { isSeatFilledAgain, mayBeLate } from '../../domain/match/attendance.js';
import type { WhenAndWhere } from '../notifications/when-and-where.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import { tryConsume } from '../shared/try-consume.js';
import { type AttendanceLink, type AttendanceLinkUse, readAttendanceLink } from './attendance-link.js';
import type { ConfirmSeat } from './confirm-seat.js';
import type { LeavingTables } from '../match/leaving-tables.js';
import { ATTENDANCE_LINKS } from './limits.js';
import type { MatchQueries } from '../match/match-views.js';
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
  /** Whether the seat can still be given back: until the start. */
  readonly mayLeave: boolean;
  /** Whether someone else can get the seat when it is given back now. */
  readonly isSeatFilled: boolean;
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
    private readonly leavingTables: Pick<LeavingTables, 'leave'>,
    private readonly askToLeave: Pick<AskToLeave, 'execute'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing. @returns null for a link that is not ours, too old, or of a seat or match that ended */
  async read(token: string): Promise<AttendancePage | null> {
    const link = readAttendanceLink(this.links, token);
    return link && this.pageOf(link);
  }

  /** @returns null as `read` does, for an answer of another use, and for giving the seat back after the start */
  async answer(
    token: string,
    answer: LinkAnswer,
  ): Promise<{ outcome: LinkOutcome; page: AttendancePage } | null> {
    const link = readAttendanceLink(this.links, token);
    if (!link || (answer === 'leave') !== (link.use === 'leave')) return null;
    const page = await this.pageOf(link);
    if (!page || (answer === 'cannot' && !page.mayLeave)) return null;
    const isAllowed = await tryConsume([ATTENDANCE_LINKS], String(link.userId), this.limiter);
    if (!isAllowed) return { outcome: 'busy', page };
    const outcome = await this.apply(answer, page, link);
    return { outcome, page: (await this.pageOf(link)) ?? page };
  }

  private async apply(
    answer: LinkAnswer,
    page: AttendancePage,
    { userId, matchId }: AttendanceLink,
  ): Promise<LinkOutcome> {
    const seat = { userId, matchId };
    if (answer === 'leave') {
      await this.leavingTables.leave(seat);
      return 'left';
    }
    if (answer === 'cannot') {
      await this.askToLeave.execute(seat);
      return 'asked';
    }
    if (answer === 'yes') {
      if (page.hasConfirmed) return 'repeated';
      await this.confirmSeat.execute(seat);
      return 'saved';
    }
    if (page.lateMinutes === answer.lateMinutes) return 'repeated';
    await this.reportLate.execute({ ...seat, minutes: answer.lateMinutes });
    return 'saved';
  }

  /** @returns null without a seat in the match, for one that ended, and after the start for a link that gives the seat back */
  private async pageOf({ use, userId, matchId }: AttendanceLink): Promise<AttendancePage | null> {
    const row = await this.queries.matchOf(userId, matchId);
    if (!row || !isOpenStatus(row.status as MatchStatus)) return null;
    const { startsAt, timeZone, suggestedDate: date } = row;
    const now = this.clock.now();
    const mayLeave = now < startsAt;
    if (use === 'leave' && !mayLeave) return null;
    const late = row.attendance.late.find((member) => member.userId === userId);
    return {
      use,
      when: { date, startsAt, timeZone, place: null },
      hasConfirmed: row.ownStatus === 'confirmed',
      lateMinutes: late?.minutes ?? null,
      mayBeLate: mayBeLate(startsAt, now),
      mayLeave,
      isSeatFilled: isSeatFilledAgain(startsAt, row.meetup !== null, now),
      isPair: row.meetup === null && row.participants.length === 2,
    };
  }
}
