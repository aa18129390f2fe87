import {
  AlreadyHasActiveRequest,
  AlreadyInActiveMatch,
} from '../../domain/matching-request/matching-request-errors.js';
import { AccountSuspended } from '../../domain/moderation/suspension-errors.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import { SaturdayTooSoon } from '../../domain/shared/requested-saturday.js';
import { closingOf, dateLabel } from '../../domain/shared/saturday.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import {
  answered,
  isOpenQuestion,
  isPaused,
  isSecondUnanswered,
  nextQuestion,
  saturdayAskedFor,
  switchedOn,
  WeeklyQuestionGone,
  type WeeklyQuestionState,
} from '../../domain/weekly-question/weekly-question.js';
import { mailText } from '../notifications/mail-text.js';
import { AccountGone } from '../shared/account-gone.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import type { DueQuestion, WeeklyQuestionPorts } from './ports.js';
import { readWeeklyLink, type WeeklyLink, weeklyLink } from './weekly-link.js';

/**
 * `opened`: the link has made the request that the member has; `has_table`: they have another one or a seat; `choose_again`: the last choices are not possible any more; `gone`: the link is not
 * ours, too old, used, or may not open a request.
 */
export type WeeklyOutcome = 'opened' | 'has_table' | 'choose_again' | 'busy' | 'gone';

/** Refusals of a link that another tap or the app has overtaken. */
const USED = [WeeklyQuestionGone, AlreadyHasActiveRequest, AlreadyInActiveMatch];
const GONE = [AccountGone, AccountSuspended, SaturdayTooSoon];

/** Whether a member wants another table, asked every Monday and answered by the link in the mail, without a session. See ADR 73. */
export class AskingEveryWeek {
  constructor(private readonly ports: WeeklyQuestionPorts) {}

  /**
   * Switches the question on, which resumes a paused one and turns its mails on again, or off. Idempotent.
   * @throws AccountGone
   */
  set(userId: number, isOn: boolean): Promise<void> {
    const { unitOfWork, clock, weeklyQuestions, preferences, homeZone } = this.ports;
    return unitOfWork.run(async () => {
      const now = clock.now();
      const member = await weeklyQuestions.memberToAsk(userId, now);
      if (!member) throw new AccountGone();
      if (!isOn) return weeklyQuestions.remove(userId);
      await preferences.set(userId, 'invitation', 'email', true);
      const question = await weeklyQuestions.findForUpdate(userId);
      if (question && !isPaused(question)) return;
      await weeklyQuestions.save(switchedOn(userId, member.timeZone ?? homeZone, now));
    });
  }

  /** Recurring job that asks members on Monday morning in their zone whether they want another table. */
  async askDue(): Promise<void> {
    const { clock, weeklyQuestions } = this.ports;
    const now = clock.now();
    const due = pagesOf<DueQuestion>((after, limit) => weeklyQuestions.due(now, limit, after));
    await eachDue(clock, due, ({ userId }) => this.ask(userId));
  }

  /** Changes nothing. @returns the slot of the request that the link would open, or why it would open none */
  async read(token: string): Promise<Slot | 'opened' | 'has_table' | 'gone'> {
    const { links, weeklyQuestions, requests, clock } = this.ports;
    const link = readWeeklyLink(links, token);
    const question = link && (await weeklyQuestions.find(link.userId));
    if (!question) return 'gone';
    if (!isOpenQuestion(question, link.saturday)) return this.outcomeOfUsed(link);
    const last = await requests.newestOf(link.userId);
    const member = await weeklyQuestions.memberToAsk(link.userId, clock.now());
    if (!last || !member) return 'gone';
    if (member.hasOpenRequest || member.seatedOn.includes(link.saturday)) return 'has_table';
    return { ...last.slot, preferredDate: link.saturday };
  }

  /** Opens a request with the choices of the newest one, once; used again, it says what became of that request. */
  async open(token: string): Promise<WeeklyOutcome> {
    const { links, unitOfWork, requests, weeklyQuestions, askingForTables } = this.ports;
    const link = readWeeklyLink(links, token);
    if (!link) return 'gone';
    try {
      await unitOfWork.run(async () => {
        const { userId, saturday } = link;
        const last = await requests.newestOf(userId);
        answered(last && (await weeklyQuestions.find(userId)), saturday);
        // Locks the user, so that of two taps the second finds the question answered.
        await askingForTables.open(last!.againOn(saturday));
        await weeklyQuestions.save(answered(await weeklyQuestions.findForUpdate(userId), saturday));
      });
      return 'opened';
    } catch (error) {
      if (error instanceof TooManyAttempts) return 'busy';
      if (USED.some((each) => error instanceof each)) return this.outcomeOfUsed(link);
      if (GONE.some((each) => error instanceof each)) return 'gone';
      if (error instanceof DomainError) return 'choose_again';
      throw error;
    }
  }

  /** Ends the questions. Idempotent. @returns false for a link that is not ours or too old */
  async stop(token: string): Promise<boolean> {
    const { links, unitOfWork, weeklyQuestions } = this.ports;
    const link = readWeeklyLink(links, token);
    if (link) await unitOfWork.run(() => weeklyQuestions.remove(link.userId));
    return link !== null;
  }

  /** What became of the request of a link that opens none now. */
  private async outcomeOfUsed({ userId, saturday }: WeeklyLink): Promise<'opened' | 'has_table' | 'gone'> {
    const { weeklyQuestions, clock, requests } = this.ports;
    const question = await weeklyQuestions.find(userId);
    const member = await weeklyQuestions.memberToAsk(userId, clock.now());
    if (question?.askedFor !== saturday || !member) return 'gone';
    const last = (await requests.newestOf(userId))?.state;
    const isOwn = last?.status === 'active' && last.preferredDate === saturday;
    if (isOwn && !isOpenQuestion(question, saturday)) return 'opened';
    return member.hasOpenRequest || member.seatedOn.includes(saturday) ? 'has_table' : 'gone';
  }

  /** The row lock makes a second server find the question as asked. */
  private ask(userId: number): Promise<void> {
    const { unitOfWork, clock, weeklyQuestions, homeZone } = this.ports;
    return unitOfWork.run(async () => {
      const now = clock.now();
      const question = await weeklyQuestions.findForUpdate(userId);
      const member = await weeklyQuestions.memberToAsk(userId, now);
      if (!question?.nextAt || question.nextAt > now || !member) return;
      const timeZone = member.timeZone ?? homeZone;
      const isSeated = member.seatedOn.includes(saturdayAskedFor(now, timeZone));
      const isFree = !member.hasOpenRequest && !member.isSuspended && !isSeated;
      const asked = { timeZone, lastRequestAt: member.lastRequestAt, isFree };
      const { state, saturday } = nextQuestion(question, asked, now);
      await weeklyQuestions.save(state);
      if (saturday) await this.notify(state, saturday, timeZone);
    });
  }

  private async notify(
    question: WeeklyQuestionState,
    saturday: CalendarDate,
    timeZone: TimeZone,
  ): Promise<void> {
    const { requests, links, contacts, notifier } = this.ports;
    const { userId } = question;
    const last = await requests.newestOf(userId);
    const path = weeklyLink(links, { userId, saturday }, timeZone);
    const until = closingOf(saturday, timeZone);
    for (const contact of await contacts.of([userId])) {
      const text = mailText(contact.language, 'weekly-question', 'question', {
        day: dateLabel(saturday, LOCALE_OF[contact.language]),
        meal: last!.preferredTime,
        venue: last!.slot.venueType,
        isLast: String(isSecondUnanswered(question)),
      });
      await notifier.notify(contact, { kind: 'invitation', text, path, until });
    }
  }
}
