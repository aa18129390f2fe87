import { MatchNotFound } from '../../domain/match/match-errors.js';
import {
  ensureTimeForHomeSafe,
  homeSafeEnd,
  isTimeForHomeSafe,
  NotTimeForHomeSafe,
} from '../../domain/safety/home-safe.js';
import { homeSafePath } from '../../domain/server-and-browser/page-paths.js';
import { HOUR_MS } from '../../domain/shared/durations.js';
import { isNight } from '../../domain/shared/night.js';
import { mailText } from '../notifications/mail-text.js';
import { AccountGone } from '../shared/account-gone.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { RateLimit } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import type { HomeSafeSeat } from './home-safe-questions.js';
import type { SafetyPorts } from './ports.js';

/** From the question on; longer than the time to answer, so that a question is not asked again. */
const KEPT_HOURS = 48;
const ANSWERING: RateLimit = { name: 'home-safe-answers', times: 20, perSeconds: 600 };

interface Answer {
  readonly isSafe: boolean;
  /** For the moderators; ignored when the member is safe. */
  readonly note: string | null;
}

interface Seat {
  readonly userId: number;
  readonly matchId: number;
}

/** `gone`: the link is not ours or too old, or its seat or account ended. */
export type HomeSafeOutcome = 'saved' | 'busy' | 'gone';

/** The question whether members are home safe after their match, by push or mail, and their answers. See ADR 57. */
export class HomeSafe {
  constructor(private readonly ports: SafetyPorts) {}

  /**
   * Recurring job that asks each member, two hours after the end of their match and once: by push, at night without a sound,
   * or by mail where they have no push. Its texts name no match, because lock screens show them.
   */
  async askDue(): Promise<void> {
    const { homeSafe, clock } = this.ports;
    const now = clock.now();
    const due = pagesOf<HomeSafeSeat>((after, limit) => homeSafe.due(now, limit, after));
    await eachDue(clock, due, (seat) => this.ask(seat));
  }

  /**
   * Saves that a member has answered; a no becomes an urgent report, and no one at the table learns of either.
   * @throws MatchNotFound, NotTimeForHomeSafe, TextNotAllowed, AccountGone, TooManyAttempts
   */
  async answer({ userId, matchId, isSafe, note }: Seat & Answer): Promise<void> {
    const { unitOfWork, homeSafe, submitReport, limiter, clock } = this.ports;
    await limiter.consume(ANSWERING, String(userId));
    await unitOfWork.run(async () => {
      const now = clock.now();
      const startsAt = await homeSafe.startOf(matchId, userId);
      if (!startsAt) throw new MatchNotFound();
      ensureTimeForHomeSafe(startsAt, now);
      await homeSafe.markAnswered(matchId, userId, now);
      if (isSafe) return;
      const report = { userId, kind: 'match', targetId: matchId, reason: 'unsafe', note } as const;
      await submitReport.execute({ ...report, source: 'home_safe' });
    });
  }

  /** Whether the link in a mail can be answered. Changes nothing. */
  async isOpen(token: string): Promise<boolean> {
    const seat = this.seatOf(token);
    const startsAt = seat && (await this.ports.homeSafe.startOf(seat.matchId, seat.userId));
    return !!startsAt && isTimeForHomeSafe(startsAt, this.ports.clock.now());
  }

  /** The answer by the link in a mail, without a session. */
  async answerByLink(token: string, answer: Answer): Promise<HomeSafeOutcome> {
    const seat = this.seatOf(token);
    if (!seat) return 'gone';
    try {
      await this.answer({ ...seat, ...answer });
      return 'saved';
    } catch (error) {
      if (error instanceof TooManyAttempts) return 'busy';
      const hasEnded = [MatchNotFound, NotTimeForHomeSafe, AccountGone].some((each) => error instanceof each);
      if (hasEnded) return 'gone';
      throw error;
    }
  }

  private ask(seat: HomeSafeSeat): Promise<void> {
    const { unitOfWork, homeSafe, contacts, notifier, links, clock } = this.ports;
    return unitOfWork.run(async () => {
      const now = clock.now();
      if (!(await homeSafe.markAsked(seat.matchId, seat.userId, now))) return;
      for (const contact of await contacts.of([seat.userId])) {
        // The token ends with the time to answer.
        const subject = `${seat.matchId}:${seat.userId}`;
        const link = homeSafePath(links.sign('home_safe', subject, homeSafeEnd(seat.startsAt)));
        const text = mailText(contact.language, 'safety', 'homeSafe');
        const notification = { kind: 'safety', text, path: link } as const;
        const path = seat.hasLeftChat ? link : `/chat/${seat.matchId}`;
        await notifier.reach(contact, notification, { path, isSilent: isNight(now, seat.timeZone) });
      }
    });
  }

  /** @returns null for a token that is not ours or too old */
  private seatOf(token: string): Seat | null {
    const subject = this.ports.links.read('home_safe', token) ?? '';
    const [, matchId, userId] = /^(\d{1,10}):(\d{1,10})$/.exec(subject) ?? [];
    return userId === undefined ? null : { matchId: Number(matchId), userId: Number(userId) };
  }
}

/** Deletes the questions, and when they were answered. */
export const purgeHomeSafe = ({ homeSafe, clock }: Pick<SafetyPorts, 'homeSafe' | 'clock'>): Purge =>
  new Purge(clock, KEPT_HOURS * HOUR_MS, (before, limit) => homeSafe.removeAskedBefore(before, limit));
