import type { Match } from '../../domain/match/match.js';
import { lastSeatingOf } from '../../domain/shared/slot.js';
import type { OptionalKind } from '../../domain/shared/notification-kind.js';
import type { MailText } from '../notifications/compose-mail.js';
import type { Contact, Contacts, TableContact } from '../notifications/contacts.js';
import {
  type WhenAndWhere,
  tableFacts,
  type DateAndTimeText,
  dateAndTimeText,
} from '../notifications/when-and-where.js';
import type { Notification, Notifier } from '../notifications/notifier.js';
import type { MailAttachment } from '../shared/ports.js';
import { calendarAttachment } from './calendar/calendar-file.js';
import { MATCH_MAIL_TEXTS } from './mail-texts.js';
import type { MatchMailTexts } from './mail-texts.en.js';

type Write = (texts: MatchMailTexts, when: DateAndTimeText) => MailText & { readonly button: string };

/** Notifications about a match, queued as jobs in the current transaction. */
export class MatchMails {
  constructor(
    private readonly contacts: Contacts,
    private readonly notifier: Pick<Notifier, 'notify' | 'push'>,
    private readonly appName: string,
    private readonly publicUrl: string,
  ) {}

  tableFound(match: Match, userIds: readonly number[]): Promise<void> {
    const hasVenue = match.suggestedLocation !== null;
    return this.invite(match, userIds, 'table', (texts, when) => texts.tableFound(when, hasVenue));
  }

  /** A push message without a mail: the table was announced before. */
  async confirmed(match: Match, userIds: readonly number[]): Promise<void> {
    const path = `/chat/${match.id}`;
    for (const { userId, language } of await this.contacts.of(userIds)) {
      const when = dateAndTimeText(whenAndWhereOf(match), language);
      const title = MATCH_MAIL_TEXTS[language].confirmed(when);
      await this.notifier.push(userId, 'table', { title, path, tag: `table ${path}` });
    }
  }

  async tableLost(match: Match, userIds: readonly number[]): Promise<void> {
    const leavesTime = match.closedAt !== null && match.closedAt < lastSeatingOf(match.startsAt);
    for (const contact of await this.contacts.of(userIds))
      await this.queue(match, contact, 'table', '', (texts, when) => texts.tableLost(when, leavesTime));
  }

  async seatLost(match: Match, userId: number): Promise<void> {
    for (const contact of await this.contacts.of([userId]))
      await this.queue(match, contact, 'table', '', (texts, when) => texts.seatLost(when));
  }

  async meetupCancelled(match: Match, userIds: readonly number[]): Promise<void> {
    const place = match.suggestedLocation ?? '';
    for (const contact of await this.contacts.of(userIds))
      await this.queue(match, contact, 'meetup', '/browse', (texts, when) =>
        texts.meetupCancelled(when, place),
      );
  }

  reminder(match: Match, userIds: readonly number[]): Promise<void> {
    const hasVenue = match.suggestedLocation !== null;
    return this.invite(match, userIds, 'reminder', (texts, when) => texts.reminder(when, hasVenue));
  }

  /** Mails with date, time, venue, the others' names and a file for the calendar. */
  private async invite(
    match: Match,
    userIds: readonly number[],
    kind: OptionalKind,
    write: Write,
  ): Promise<void> {
    for (const contact of await this.contacts.atTable(match.id, userIds)) {
      const { tableMates, language } = contact;
      await this.queue(match, contact, kind, `/chat/${match.id}`, write, {
        facts: tableFacts(whenAndWhereOf(match), tableMates, language),
        attachments: [this.calendarOf(match, contact)],
      });
    }
  }

  private async queue(
    match: Match,
    contact: Contact,
    kind: OptionalKind,
    path: string,
    write: Write,
    more: Pick<Notification, 'facts' | 'attachments'> = {},
  ): Promise<void> {
    const { language } = contact;
    const text = write(MATCH_MAIL_TEXTS[language], dateAndTimeText(whenAndWhereOf(match), language));
    await this.notifier.notify(contact, { kind, text, path, ...more });
  }

  private calendarOf(match: Match, { tableMates, meetupTitle, language }: TableContact): MailAttachment {
    const { id, venueType, suggestedTime, suggestedLocation, startsAt, timeZone, updatedAt } = match;
    const event = {
      matchId: id,
      title: meetupTitle,
      tableMates,
      venueType,
      time: suggestedTime,
      place: suggestedLocation,
      startsAt,
      timeZone,
      isTentative: match.status === 'pending',
      updatedAt,
    };
    return calendarAttachment(event, { appName: this.appName, publicUrl: this.publicUrl, language });
  }
}

const whenAndWhereOf = ({ suggestedDate, startsAt, timeZone, suggestedLocation }: Match): WhenAndWhere => ({
  date: suggestedDate,
  startsAt,
  timeZone,
  place: suggestedLocation,
});
