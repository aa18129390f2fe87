import { closingOf, dateLabel } from '../../domain/shared/saturday.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import {
  isSecondUnanswered,
  nextQuestion,
  saturdayAskedFor,
  type WeeklyQuestionState,
} from '../../domain/weekly-question/weekly-question.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Contacts } from '../notifications/contacts.js';
import { mailText } from '../notifications/mail-text.js';
import type { Notifier } from '../notifications/notifier.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import type { DueQuestion, WeeklyQuestions } from './ports.js';
import { weeklyLink } from './weekly-link.js';

/** Recurring job that asks members on Monday morning in their zone whether they want another table. See ADR 73. */
export class AskWeekly {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly questions: WeeklyQuestions,
    private readonly requests: Pick<MatchingRequests, 'newestOf'>,
    private readonly contacts: Pick<Contacts, 'of'>,
    private readonly notifier: Pick<Notifier, 'notify'>,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const due = pagesOf<DueQuestion>((after, limit) => this.questions.due(now, limit, after));
    await eachDue(this.clock, due, ({ userId }) => this.ask(userId));
  }

  /** The row lock makes a second server find the question as asked. */
  private ask(userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const question = await this.questions.findForUpdate(userId);
      const member = await this.questions.memberToAsk(userId, now);
      if (!question?.nextAt || question.nextAt > now || !member) return;
      const timeZone = member.timeZone ?? this.homeZone;
      const isSeated = member.seatedOn.includes(saturdayAskedFor(now, timeZone));
      const isFree = !member.hasOpenRequest && !member.isSuspended && !isSeated;
      const asked = { timeZone, lastRequestAt: member.lastRequestAt, isFree };
      const { state, saturday } = nextQuestion(question, asked, now);
      await this.questions.save(state);
      if (saturday) await this.notify(state, saturday, timeZone);
    });
  }

  private async notify(
    question: WeeklyQuestionState,
    saturday: CalendarDate,
    timeZone: TimeZone,
  ): Promise<void> {
    const { userId } = question;
    const last = await this.requests.newestOf(userId);
    const path = weeklyLink(this.links, { userId, saturday }, timeZone);
    const until = closingOf(saturday, timeZone);
    for (const contact of await this.contacts.of([userId])) {
      const text = mailText(contact.language, 'weekly-question', 'question', {
        day: dateLabel(saturday, LOCALE_OF[contact.language]),
        meal: last!.preferredTime,
        venue: last!.slot.venueType,
        isLast: String(isSecondUnanswered(question)),
      });
      await this.notifier.notify(contact, { kind: 'invitation', text, path, until });
    }
  }
}
