import { isolated } from '../../domain/shared/isolated.js';
import { isVenue } from '../../domain/venue/area.js';
import type { ReminderKind } from '../../domain/match/attendance.js';
import { isSeatFilledAgain } from '../../domain/match/attendance.js';
import type { Match } from '../../domain/match/match.js';
import type { RequestClosed } from '../../domain/matching-request/matching-request-events.js';
import { feedbackPath } from '../../domain/server-and-browser/page-paths.js';
import { lastSeatingOf, startOf } from '../../domain/shared/slot.js';
import type { OptionalKind } from '../../domain/shared/notification-kind.js';
import type { Values } from '../../../locales/messages.js';
import type { Ground } from '../ground/ground.js';
import type { Contact } from '../notifications/contacts.js';
import { type MailOf, mailText } from '../notifications/mail-text.js';
import {
  momentText,
  type WhenAndWhere,
  tableFacts,
  dateAndTimeText,
} from '../notifications/when-and-where.js';
import type { Notification } from '../notifications/notifier.js';
import type { MailAttachment } from '../shared/ports.js';
import { calendarAttachment, eventStateOf, type TableEvent } from '../notifications/calendar-file.js';
import { textsOf } from '../shared/texts.js';
import { bookingText } from '../notifications/booking-text.js';
import { placeText } from '../notifications/place-text.js';

/** A mail about a match with its values; day and time are added. */
type Words = readonly [mail: MailOf<'match'>, values?: Values];

/** Notifications about a match, queued as jobs in the current transaction. */
export class MatchMails {
  constructor(private readonly ports: Pick<Ground, 'contacts' | 'notifier' | 'appName' | 'publicUrl'>) {}

  tableFound(match: Match, userIds: readonly number[]): Promise<void> {
    const hasVenue = isVenue(match.suggestedLocation);
    return this.invite(match, userIds, 'table', ['tableFound', { hasVenue }]);
  }

  /** A push message without a mail: the table was announced before. */
  async confirmed(match: Match, userIds: readonly number[]): Promise<void> {
    const path = `/chat/${match.id}`;
    for (const { userId, language } of await this.ports.contacts.of(userIds)) {
      const when = dateAndTimeText(whenAndWhereOf(match), language);
      const title = textsOf('push', language)('confirmed', { ...when });
      await this.ports.notifier.push(userId, 'table', { title, path, tag: `table ${path}` });
    }
  }

  async tableLost(match: Match, userIds: readonly number[]): Promise<void> {
    const leavesTime = match.closedAt !== null && match.closedAt < lastSeatingOf(match.startsAt);
    await this.end(match, userIds, 'table', '', ['tableLost', { leavesTime }]);
  }

  seatLost(match: Match, userId: number): Promise<void> {
    return this.end(match, [userId], 'table', '', ['seatLost']);
  }

  /** The user's waiting request ended, because its Saturday is closed at their new location. */
  async requestClosed({ userId, slot, timeZone }: RequestClosed): Promise<void> {
    const when = {
      date: slot.preferredDate,
      startsAt: startOf(slot, timeZone),
      timeZone,
      place: null,
    };
    for (const contact of await this.ports.contacts.of([userId])) {
      const { language } = contact;
      const text = mailText(language, 'match', 'requestClosed', { ...dateAndTimeText(when, language) });
      await this.ports.notifier.notify(contact, { kind: 'table', text, path: '' });
    }
  }

  /** @param expiresAt UTC instant until which they can answer */
  async tableChangeAsked(match: Match, userIds: readonly number[], expiresAt: Date): Promise<void> {
    for (const contact of await this.ports.contacts.of(userIds)) {
      const until = momentText(expiresAt, match.timeZone, contact.language);
      const words: Words = ['tableChangeAsked', { until }];
      await this.queue(match, contact, 'table', `/chat/${match.id}`, words, { until: expiresAt });
    }
  }

  /** Asks all members who books. */
  whoBooks(match: Match): Promise<void> {
    return this.ask(
      match,
      match.seated.map(({ userId }) => userId),
      'whoBooks',
    );
  }

  /** Asks a member to pick a venue. */
  youPick(match: Match, userId: number): Promise<void> {
    return this.ask(match, [userId], 'youPick');
  }

  private async ask(match: Match, userIds: readonly number[], mail: MailOf<'match'>): Promise<void> {
    for (const contact of await this.ports.contacts.of(userIds))
      await this.queue(match, contact, 'table', `/chat/${match.id}`, [mail], { until: match.startsAt });
  }

  meetupCancelled(match: Match, userIds: readonly number[]): Promise<void> {
    const place = isolated(match.suggestedLocation ?? '');
    return this.end(match, userIds, 'meetup', '/browse', ['meetupCancelled', { place }]);
  }

  async feedbackQuestion(match: Match, userIds: readonly number[]): Promise<void> {
    for (const contact of await this.ports.contacts.of(userIds))
      await this.queue(match, contact, 'feedback', feedbackPath(match.id), ['feedbackQuestion']);
  }

  /** @param pathOf of the page where the member says whether they come, which the button opens */
  reminder(
    match: Match,
    userIds: readonly number[],
    kind: ReminderKind,
    pathOf: (userId: number) => string,
  ): Promise<void> {
    const hasVenue = isVenue(match.suggestedLocation);
    const isAskedAgain = kind === 'again';
    return this.invite(
      match,
      userIds,
      isAskedAgain ? 'attendance' : 'reminder',
      isAskedAgain ? ['askAgain'] : ['reminder', { hasVenue }],
      pathOf,
    );
  }

  /** Asks whether to give the seat back, after the link of a reminder said so. @param path of the page that gives it back */
  async askToLeave(match: Match, userId: number, path: string, now: Date): Promise<void> {
    const isSeatFilled = isSeatFilledAgain(match.startsAt, match.meetupId !== null, now);
    const words: Words = ['askToLeave', { isSeatFilled }];
    for (const contact of await this.ports.contacts.of([userId]))
      await this.queue(match, contact, 'attendance', path, words, { until: match.startsAt });
  }

  /** Mails with date, time, venue, the others' names and a file for the calendar, until the table starts. */
  private async invite(
    match: Match,
    userIds: readonly number[],
    kind: OptionalKind,
    words: Words,
    pathOf: (userId: number) => string = () => `/chat/${match.id}`,
  ): Promise<void> {
    for (const contact of await this.ports.contacts.atTable(match.id, userIds)) {
      const { tableMates, meetupTitle, booking, language } = contact;
      const event = { ...eventOf(match), title: meetupTitle, tableMates, booking };
      await this.queue(match, contact, kind, pathOf(contact.userId), words, {
        facts: tableFacts(
          {
            ...whenAndWhereOf(match),
            place: placeText(match.suggestedLocation, language),
            booking: bookingText(booking, language),
          },
          tableMates,
          language,
        ),
        attachments: [this.attach(event, contact)],
        until: match.startsAt,
      });
    }
  }

  /** Mails to users who have no seat any more, with a file that removes the event from their calendar. */
  private async end(
    match: Match,
    userIds: readonly number[],
    kind: OptionalKind,
    path: string,
    words: Words,
  ): Promise<void> {
    for (const contact of await this.ports.contacts.of(userIds)) {
      const event = { ...eventOf(match), place: null, state: 'cancelled' } as const;
      await this.queue(match, contact, kind, path, words, { attachments: [this.attach(event, contact)] });
    }
  }

  private async queue(
    match: Match,
    contact: Contact,
    kind: OptionalKind,
    path: string,
    words: Words,
    more: Pick<Notification, 'facts' | 'attachments' | 'until'> = {},
  ): Promise<void> {
    const { language } = contact;
    const [mail, values] = words;
    const when = dateAndTimeText(whenAndWhereOf(match), language);
    const text = mailText(language, 'match', mail, { ...when, ...values });
    await this.ports.notifier.notify(contact, { kind, text, path, ...more });
  }

  private attach(event: TableEvent, { language }: Contact): MailAttachment {
    const { appName, publicUrl } = this.ports;
    return calendarAttachment(event, { appName: appName(), publicUrl, language });
  }
}

/** The event without the names of others. */
const eventOf = (match: Match): TableEvent => ({
  matchId: match.id,
  title: null,
  tableMates: [],
  venueType: match.venueType,
  time: match.suggestedTime,
  place: match.suggestedLocation,
  booking: null,
  startsAt: match.startsAt,
  timeZone: match.timeZone,
  state: eventStateOf(match.status),
  createdAt: match.createdAt,
  updatedAt: match.updatedAt,
});

const whenAndWhereOf = ({ suggestedDate, startsAt, timeZone, suggestedLocation }: Match): WhenAndWhere => ({
  date: suggestedDate,
  startsAt,
  timeZone,
  place: suggestedLocation,
});
