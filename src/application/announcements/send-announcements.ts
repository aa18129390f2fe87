import type { Announcement } from '../../domain/announcements/announcement.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Notifier } from '../notifications/notifier.js';
import { eachDue } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import { announcementMail } from './announcement-mail.js';
import type { AnnouncementAudience, Announcements } from './ports.js';

/** No mail of an announcement is queued while so many mails wait, so that codes and reminders of others leave soon. */
export const MOST_MAILS_WAITING = 200;

export interface MailPace {
  /** How many mails of announcements leave in a minute, so that the mail server takes them. */
  readonly perMinute: number;
  /** The mails of all kinds that wait in the queue or for another attempt. */
  readonly waiting: () => Promise<number>;
}

/**
 * Recurring job that queues the next batch of mails, once a minute. The mails of a batch and the
 * last user among them are committed together, so that a killed process queues no mail twice and omits none. See ADR 75.
 */
export class SendAnnouncements {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly announcements: Pick<Announcements, 'due' | 'findForUpdate' | 'save'>,
    private readonly audience: Pick<AnnouncementAudience, 'page'>,
    private readonly notifier: Pick<Notifier, 'mail'>,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly appName: () => string,
    private readonly pace: MailPace,
  ) {}

  async execute(): Promise<void> {
    const due = await this.announcements.due();
    if (due.length === 0) return;
    let left = Math.min(this.pace.perMinute, MOST_MAILS_WAITING - (await this.pace.waiting()));
    await eachDue(this.clock, [due], async (id) => (left -= await this.send(id, Math.max(0, left))));
  }

  /** @returns how many mails were queued */
  private send(id: number, most: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const announcement = await this.announcements.findForUpdate(id);
      if (!announcement?.isSending) return 0;
      const contacts = await this.audience.page(announcement.state, now, announcement.state.lastUserId, most);
      for (const contact of contacts)
        await this.notifier.mail(
          contact,
          announcementMail(announcement.state, contact.language, this.appName()),
        );
      const userIds = contacts.map(({ userId }) => userId);
      announcement.noteMailed(userIds, contacts.length < most, now);
      await this.announcements.save(announcement);
      if (announcement.state.status === 'sent') await this.noteSent(announcement);
      return contacts.length;
    });
  }

  private noteSent(announcement: Announcement): Promise<void> {
    const target = { kind: 'announcement', id: announcement.id } as const;
    const details = { mails: announcement.state.mailed };
    return this.auditLog.write({ actorId: null, action: 'announcement.sent', target, details });
  }
}
