import type { AnnouncementTexts } from '../../domain/announcements/announcement-texts.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { formattedTextFrom } from '../../domain/shared/formatted-text.js';
import type { Language } from '../../domain/shared/language.js';
import { mailText } from '../notifications/mail-text.js';
import type { Notification } from '../notifications/notifier.js';
import { eachDue } from '../shared/each-due.js';
import { Purge } from '../shared/purge.js';
import type { AnnouncementPorts } from './ports.js';

/** No mail of an announcement is queued while so many mails wait, so that codes and reminders of others leave soon. */
export const MOST_MAILS_WAITING = 200;

const KEPT_DAYS = 365;

/** The mail of an announcement: its own texts as the admin wrote them, in a frame in the language of the reader. */
export const announcementMail = (
  { subject, body }: AnnouncementTexts,
  language: Language,
  app: string,
): Notification => ({
  kind: 'announcement',
  text: mailText(language, 'announcements', 'announcement', { subject, app }),
  body: formattedTextFrom(body),
  path: '/',
});

export const purgeAnnouncements = ({ announcements, clock }: AnnouncementPorts): Purge =>
  new Purge(clock, KEPT_DAYS * DAY_MS, (before, limit) => announcements.removeBefore(before, limit));

/**
 * Recurring job that queues the next batch of mails, once a minute. The mails of a batch and the
 * last user among them are committed together, so that a killed process queues no mail twice and omits none. See ADR 75.
 */
export class SendAnnouncements {
  constructor(private readonly ports: AnnouncementPorts) {}

  async execute(): Promise<void> {
    const { announcements, clock, mailPace } = this.ports;
    const due = await announcements.due();
    if (due.length === 0) return;
    let left = Math.min(mailPace.perMinute, MOST_MAILS_WAITING - (await mailPace.waiting()));
    await eachDue(clock, [due], async (id) => (left -= await this.send(id, Math.max(0, left))));
  }

  /** @returns how many mails were queued */
  private send(id: number, most: number): Promise<number> {
    const { unitOfWork, announcements, audience, notifier, audit, clock, appName } = this.ports;
    return unitOfWork.run(async () => {
      const now = clock.now();
      const announcement = await announcements.findForUpdate(id);
      if (!announcement?.isSending) return 0;
      const contacts = await audience.page(announcement.state, now, announcement.state.lastUserId, most);
      for (const contact of contacts)
        await notifier.mail(contact, announcementMail(announcement.state, contact.language, appName()));
      const userIds = contacts.map(({ userId }) => userId);
      announcement.noteMailed(userIds, contacts.length < most, now);
      await announcements.save(announcement);
      const { status, mailed } = announcement.state;
      const target = { kind: 'announcement', id } as const;
      if (status === 'sent')
        await audit.write({ actorId: null, action: 'announcement.sent', target, details: { mails: mailed } });
      return contacts.length;
    });
  }
}
