import type { Match } from '../../domain/match/match.js';
import { feedbackPath } from '../../domain/shared/page-paths.js';
import { lastSeatingOf } from '../../domain/shared/slot.js';
import { composeMail, type MailContent, type MailText } from '../notifications/compose-mail.js';
import type { Contact, Contacts, TableContact } from '../notifications/contacts.js';
import {
  type WhenAndWhere,
  tableFacts,
  type DateAndTimeText,
  dateAndTimeText,
} from '../notifications/when-and-where.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs, MailAttachment } from '../shared/ports.js';
import { calendarAttachment } from './calendar/calendar-file.js';
import { MATCH_MAIL_TEXTS } from './mail-texts.js';
import type { MatchMailTexts } from './mail-texts.en.js';

type Write = (texts: MatchMailTexts, when: DateAndTimeText) => MailText & { readonly button: string };

/** Mails about a match, queued as jobs in the current transaction. */
export class MatchMails {
  constructor(
    private readonly contacts: Contacts,
    private readonly jobs: Jobs,
    private readonly appName: string,
    private readonly publicUrl: string,
  ) {}

  tableFound(match: Match, userIds: readonly number[]): Promise<void> {
    const hasVenue = match.suggestedLocation !== null;
    return this.invite(match, userIds, (texts, when) => texts.tableFound(when, hasVenue));
  }

  async tableLost(match: Match, userIds: readonly number[]): Promise<void> {
    const leavesTime = match.closedAt !== null && match.closedAt < lastSeatingOf(match.startsAt);
    for (const contact of await this.contacts.of(userIds))
      await this.queue(match, contact, '', (texts, when) => texts.tableLost(when, leavesTime));
  }

  async seatLost(match: Match, userId: number): Promise<void> {
    for (const contact of await this.contacts.of([userId]))
      await this.queue(match, contact, '', (texts, when) => texts.seatLost(when));
  }

  async meetupCancelled(match: Match, userIds: readonly number[]): Promise<void> {
    const place = match.suggestedLocation ?? '';
    for (const contact of await this.contacts.of(userIds))
      await this.queue(match, contact, '/browse', (texts, when) => texts.meetupCancelled(when, place));
  }

  async feedbackQuestion(match: Match, userIds: readonly number[]): Promise<void> {
    for (const contact of await this.contacts.of(userIds))
      await this.queue(match, contact, feedbackPath(match.id), (texts, when) => texts.feedbackQuestion(when));
  }

  reminder(match: Match, userIds: readonly number[]): Promise<void> {
    const hasVenue = match.suggestedLocation !== null;
    return this.invite(match, userIds, (texts, when) => texts.reminder(when, hasVenue));
  }

  /** Mails with date, time, venue, the others' names and a file for the calendar. */
  private async invite(match: Match, userIds: readonly number[], write: Write): Promise<void> {
    for (const contact of await this.contacts.atTable(match.id, userIds)) {
      const { tableMates, language } = contact;
      await this.queue(match, contact, `/chat/${match.id}`, write, {
        facts: tableFacts(whenAndWhereOf(match), tableMates, language),
        attachments: [this.calendarOf(match, contact)],
      });
    }
  }

  private async queue(
    match: Match,
    { email, firstName, language }: Contact,
    path: string,
    write: Write,
    more: Pick<MailContent, 'facts' | 'attachments'> = {},
  ): Promise<void> {
    const when = dateAndTimeText(whenAndWhereOf(match), language);
    const { subject, paragraphs, button } = write(MATCH_MAIL_TEXTS[language], when);
    const link = { label: button, url: `${this.publicUrl}${path}` };
    const { appName } = this;
    const mail = { to: email, language, firstName, subject, paragraphs, link, appName, ...more };
    await queueMail(this.jobs, composeMail(mail));
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
