import {
  AnnouncementNotFound,
  AnnouncementsSwitchedOff,
} from '../../domain/announcements/announcement-errors.js';
import type { Announcement } from '../../domain/announcements/announcement.js';
import { comingSaturday } from '../../domain/shared/saturday.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Contact, Contacts } from '../notifications/contacts.js';
import type { Notifier } from '../notifications/notifier.js';
import type { Preferences } from '../notifications/preferences.js';
import type { Clock, Mail, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import { announcementMail } from './announcement-mail.js';
import { TEST_MAILS } from './limits.js';
import type { AnnouncementAudience, Announcements } from './ports.js';

export interface AnnouncementPreview {
  /** How many members would get the mail now. */
  readonly recipients: number;
  /** The mail as the admin would get it. */
  readonly mail: Mail;
}

/** Shows an admin what members get, on the screen and as a mail to the admin alone. */
export class PreviewAnnouncement {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly announcements: Pick<Announcements, 'find'>,
    private readonly audience: Pick<AnnouncementAudience, 'count'>,
    private readonly contacts: Pick<Contacts, 'of'>,
    private readonly notifier: Pick<Notifier, 'compose' | 'mail'>,
    private readonly preferences: Pick<Preferences, 'allow'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
    private readonly appName: () => string,
  ) {}

  /** @throws AnnouncementNotFound, AccountGone */
  async read(actorId: number, id: number): Promise<AnnouncementPreview> {
    const announcement = await this.find(id);
    const { audience, saturday: started } = announcement.state;
    const now = this.clock.now();
    const saturday = started ?? comingSaturday(localDate(now, this.homeZone));
    const contact = await this.contactOf(actorId);
    return {
      recipients: await this.audience.count({ audience, saturday }, now),
      mail: this.notifier.compose(contact, this.notificationOf(announcement, contact)),
    };
  }

  /** @returns the address of the admin @throws AnnouncementNotFound, AnnouncementsSwitchedOff, TooManyAttempts, AccountGone */
  async sendTest(actorId: number, id: number): Promise<string> {
    const announcement = await this.find(id);
    if (!(await this.preferences.allow(actorId, 'announcement', 'email')))
      throw new AnnouncementsSwitchedOff();
    await this.limiter.consume(TEST_MAILS, String(actorId));
    const contact = await this.contactOf(actorId);
    await this.unitOfWork.run(() => this.notifier.mail(contact, this.notificationOf(announcement, contact)));
    return contact.email;
  }

  private notificationOf({ state }: Announcement, { language }: Contact) {
    return announcementMail(state, language, this.appName());
  }

  private async find(id: number): Promise<Announcement> {
    const announcement = await this.announcements.find(id);
    if (!announcement) throw new AnnouncementNotFound();
    return announcement;
  }

  private async contactOf(actorId: number): Promise<Contact> {
    const [contact] = await this.contacts.of([actorId]);
    if (!contact) throw new AccountGone();
    return contact;
  }
}
