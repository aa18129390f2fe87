import { isTimeToOffer, nextReunion } from '../../domain/friends/reunion.js';
import { ARCHIVED_AFTER_HOURS } from '../../domain/match/match-status.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import { DAY_MS, HOUR_MS } from '../../domain/shared/durations.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import type { Contacts } from '../notifications/contacts.js';
import { mailText } from '../notifications/mail-text.js';
import type { Notifier } from '../notifications/notifier.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { AgreedTable, Reunions } from './reunions.js';

export const OFFER_REUNIONS = 'offer-reunions';
/** More than the days from the end of feedback until no offer is made any more. */
const LOOKS_BACK_MS = 5 * DAY_MS;

/**
 * Recurring job that offers the members of a match who all said "again" to meet again on the next Saturday, and tells them.
 * It depends on answers that cannot be changed any more. See ADR 73.
 */
export class OfferReunions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reunions: Reunions,
    private readonly contacts: Pick<Contacts, 'of'>,
    private readonly notifier: Pick<Notifier, 'notify'>,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const closed = new Date(now.getTime() - ARCHIVED_AFTER_HOURS * HOUR_MS);
    const since = new Date(closed.getTime() - LOOKS_BACK_MS);
    const due = pagesOf<AgreedTable>((after, limit) =>
      this.reunions.agreedTables(since, closed, after ?? null, limit),
    );
    await eachDue(this.clock, due, (table) => this.offer(table));
  }

  private offer(table: AgreedTable): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      if (!isTimeToOffer(table.startsAt, table.timeZone, now)) return;
      const { saturday, expiresAt } = nextReunion(now, table.timeZone);
      if (!(await this.reunions.add(table, saturday, expiresAt))) return;
      await this.notify(table.userIds, saturday);
      await this.realtime.signal({ type: 'matches_changed', userIds: [...table.userIds] });
    });
  }

  private async notify(userIds: readonly number[], saturday: CalendarDate): Promise<void> {
    for (const contact of await this.contacts.of(userIds)) {
      const day = dateLabel(saturday, LOCALE_OF[contact.language]);
      const text = mailText(contact.language, 'friends', 'reunion', { day });
      await this.notifier.notify(contact, { kind: 'invitation', text, path: '/' });
    }
  }
}
