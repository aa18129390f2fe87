import { isNight } from '../../domain/shared/night.js';
import type { Contacts } from '../notifications/contacts.js';
import { mailText } from '../notifications/mail-text.js';
import type { Notifier } from '../notifications/notifier.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import { homeSafeLink } from './home-safe-link.js';
import type { HomeSafeQuestions, HomeSafeSeat } from './home-safe-questions.js';

export const ASK_HOME_SAFE = 'ask-home-safe';

/**
 * Recurring job that asks each member, two hours after the end of their match and once, whether they are home safe: by
 * push, at night without a sound, or by mail where they have no push. Its texts name no match, because lock screens show
 * them. See ADR 57.
 */
export class AskHomeSafe {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly questions: HomeSafeQuestions,
    private readonly contacts: Pick<Contacts, 'of'>,
    private readonly notifier: Pick<Notifier, 'reach'>,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const due = pagesOf<HomeSafeSeat>((after, limit) => this.questions.due(now, limit, after));
    await eachDue(this.clock, due, (seat) => this.ask(seat));
  }

  private ask(seat: HomeSafeSeat): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      if (!(await this.questions.markAsked(seat.matchId, seat.userId, now))) return;
      for (const contact of await this.contacts.of([seat.userId])) {
        const link = homeSafeLink(this.links, seat);
        const text = mailText(contact.language, 'safety', 'homeSafe');
        const notification = { kind: 'safety', text, path: link } as const;
        const path = seat.hasLeftChat ? link : `/chat/${seat.matchId}`;
        const isSilent = isNight(now, seat.timeZone);
        await this.notifier.reach(contact, notification, { path, isSilent });
      }
    });
  }
}
