import { isolated } from '../../domain/shared/isolated.js';
import type { Meetup } from '../../domain/meetup/meetup.js';
import { placeOf } from '../../domain/meetup/venue.js';
import { calendarAttachment, type TableEvent } from '../notifications/calendar-file.js';
import type { Values } from '../../../locales/messages.js';
import type { Contact } from '../notifications/contacts.js';
import { type MailOf, mailText } from '../notifications/mail-text.js';
import { type WhenAndWhere, tableFacts, dateAndTimeText } from '../notifications/when-and-where.js';
import type { Notification } from '../notifications/notifier.js';
import type { MailAttachment } from '../shared/ports.js';
import type { MeetupPorts } from './ports.js';

/** A mail about a meetup with its values; title, day and time are added. */
type Words = readonly [mail: MailOf<'meetup'>, values?: Values];

/** Notifications about a meetup, queued in the transaction of the change. */
export class MeetupMails {
  constructor(private readonly ports: Pick<MeetupPorts, 'contacts' | 'notifier' | 'appName' | 'publicUrl'>) {}

  /** @param requestWithdrawn whether the users had waiting requests for the same time, which the seat ended */
  async seatFound(meetup: Meetup, userIds: readonly number[], requestWithdrawn: boolean): Promise<void> {
    const path = `/chat/${meetup.table.id}`;
    for (const contact of await this.ports.contacts.atTable(meetup.table.id, userIds))
      await this.queue(meetup, contact, path, ['seatFound', { requestWithdrawn }], {
        facts: tableFacts(whenAndWhereOf(meetup), contact.tableMates, contact.language),
        attachments: [this.attach(eventOf(meetup, contact.tableMates), contact)],
        until: meetup.startsAt,
      });
  }

  /** With a file for the calendar to members only; the others wait for a seat. */
  async moved(meetup: Meetup, userIds: readonly number[]): Promise<void> {
    const path = `/browse?meetup=${meetup.id}`;
    const words: Words = ['moved', { place: isolated(placeOf(meetup.venue)) }];
    for (const contact of await this.ports.contacts.atTable(meetup.table.id, userIds)) {
      const tableMates = meetup.has(contact.userId) ? contact.tableMates : null;
      await this.queue(meetup, contact, path, words, {
        facts: tableFacts(whenAndWhereOf(meetup), tableMates ?? [], contact.language),
        attachments: tableMates ? [this.attach(eventOf(meetup, tableMates), contact)] : [],
        until: meetup.startsAt,
      });
    }
  }

  async cancelled(meetup: Meetup, userIds: readonly number[]): Promise<void> {
    const event = { ...eventOf(meetup, []), place: null, state: 'cancelled' } as const;
    for (const contact of await this.ports.contacts.of(userIds)) {
      const attachments = [this.attach(event, contact)];
      await this.queue(meetup, contact, '/browse', ['cancelled'], { attachments });
    }
  }

  private async queue(
    meetup: Meetup,
    contact: Contact,
    path: string,
    [mail, values]: Words,
    more: Pick<Notification, 'facts' | 'attachments' | 'until'> = {},
  ): Promise<void> {
    const { language } = contact;
    const when = dateAndTimeText(whenAndWhereOf(meetup), language);
    const title = isolated(meetup.title);
    const text = mailText(language, 'meetup', mail, { title, ...when, ...values });
    await this.ports.notifier.notify(contact, { kind: 'meetup', text, path, ...more });
  }

  private attach(event: TableEvent, { language }: Contact): MailAttachment {
    const { appName, publicUrl } = this.ports;
    return calendarAttachment(event, { appName: appName(), publicUrl, language });
  }
}

const eventOf = (
  { title, table, venue, scheduledTime, startsAt, timeZone }: Meetup,
  tableMates: readonly string[],
): TableEvent => ({
  matchId: table.id,
  title,
  tableMates,
  venueType: venue.venueType,
  time: scheduledTime,
  place: placeOf(venue),
  booking: null,
  startsAt,
  timeZone,
  state: 'confirmed',
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
});

const whenAndWhereOf = ({ scheduledDate, startsAt, timeZone, venue }: Meetup): WhenAndWhere => ({
  date: scheduledDate,
  startsAt,
  timeZone,
  place: placeOf(venue),
});
