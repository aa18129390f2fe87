import { isOpenStatus, type MatchStatus } from '../../domain/match/match-status.js';
import { isSeatFilledAgain, mayBeLate } from '../../domain/match/attendance.js';
import type { WhenAndWhere } from '../notifications/when-and-where.js';
import type { RateLimit } from '../shared/ports.js';
import { tryConsume } from '../shared/try-consume.js';
import {
  type AttendanceLink,
  attendancePath,
  type AttendanceLinkUse,
  readAttendanceLink,
} from './attendance-link.js';
import type { ComingToTables } from './coming-to-tables.js';
import type { AttendancePorts } from './ports.js';

/** Uses of the links in mails about the attendance, per user. */
const ATTENDANCE_LINKS: RateLimit = { name: 'attendance-links', times: 30, perSeconds: 600 };
/** Mails that ask whether to give the seat back, per user: a forwarded link must not fill an inbox. */
const LEAVE_MAILS: RateLimit = { name: 'leave-mails', times: 2, perSeconds: 3_600 };

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
    private readonly ports: AttendancePorts,
    private readonly coming: Pick<ComingToTables, 'confirm' | 'runLate'>,
  ) {}

  /** Changes nothing. @returns null for a link that is not ours, too old, or of a seat or match that ended */
  async read(token: string): Promise<AttendancePage | null> {
    const link = readAttendanceLink(this.ports.links, token);
    return link && this.pageOf(link);
  }

  /** @returns null as `read` does, for an answer of another use, and for giving the seat back after the start */
  async answer(
    token: string,
    answer: LinkAnswer,
  ): Promise<{ outcome: LinkOutcome; page: AttendancePage } | null> {
    const link = readAttendanceLink(this.ports.links, token);
    if (!link || (answer === 'leave') !== (link.use === 'leave')) return null;
    const page = await this.pageOf(link);
    if (!page || (answer === 'cannot' && !page.mayLeave)) return null;
    const isAllowed = await tryConsume([ATTENDANCE_LINKS], String(link.userId), this.ports.limiter);
    if (!isAllowed) return { outcome: 'busy', page };
    const outcome = await this.apply(answer, page, link);
    return { outcome, page: (await this.pageOf(link)) ?? page };
  }

  /**
   * Asks by mail whether to give the seat back, because the link of a reminder may have been forwarded: it stays theirs until
   * they use the link of this mail. Without effect when they were asked twice in the last hour, or have no seat any more.
   */
  async askToLeave({ userId, matchId }: { userId: number; matchId: number }): Promise<void> {
    const { unitOfWork, matches, matchMails, limiter, links, clock } = this.ports;
    if (!(await tryConsume([LEAVE_MAILS], String(userId), limiter))) return;
    await unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.seated.some((member) => member.userId === userId)) return;
      const path = attendancePath(links, match, userId, 'leave');
      await matchMails.askToLeave(match, userId, path, clock.now());
    });
  }

  private async apply(
    answer: LinkAnswer,
    page: AttendancePage,
    { userId, matchId }: AttendanceLink,
  ): Promise<LinkOutcome> {
    const seat = { userId, matchId };
    if (answer === 'leave') {
      await this.ports.leavingTables.leave(seat);
      return 'left';
    }
    if (answer === 'cannot') {
      await this.askToLeave(seat);
      return 'asked';
    }
    if (answer === 'yes') {
      if (page.hasConfirmed) return 'repeated';
      await this.coming.confirm(seat);
      return 'saved';
    }
    if (page.lateMinutes === answer.lateMinutes) return 'repeated';
    await this.coming.runLate({ ...seat, minutes: answer.lateMinutes });
    return 'saved';
  }

  /** @returns null without a seat in the match, for one that ended, and after the start for a link that gives the seat back */
  private async pageOf({ use, userId, matchId }: AttendanceLink): Promise<AttendancePage | null> {
    const row = await this.ports.matchQueries.matchOf(userId, matchId);
    if (!row || !isOpenStatus(row.status as MatchStatus)) return null;
    const { startsAt, timeZone, suggestedDate: date } = row;
    const now = this.ports.clock.now();
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
