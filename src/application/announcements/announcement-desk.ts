import {
  AnnouncementNotFound,
  AnnouncementsSwitchedOff,
} from '../../domain/announcements/announcement-errors.js';
import { Announcement } from '../../domain/announcements/announcement.js';
import {
  type AnnouncementDraft,
  type AnnouncementState,
  bannerEndFrom,
} from '../../domain/announcements/announcement-state.js';
import { comingSaturday } from '../../domain/shared/saturday.js';
import { localDate } from '../../domain/shared/time-zone.js';
import type { Contact } from '../notifications/contacts.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Mail } from '../shared/ports.js';
import { type AnnouncementPorts, TEST_MAILS } from './ports.js';
import { announcementMail } from './send-announcements.js';

/** A draft as admins enter it, with an ISO 8601 instant. */
export type EnteredDraft = Omit<AnnouncementDraft, 'bannerUntil'> & { readonly bannerUntil: string };

type Details = Readonly<Record<string, string | number>>;

/** What admins do with announcements. The row lock decides between a stop and the next batch of mails. */
export class AnnouncementDesk {
  constructor(private readonly ports: AnnouncementPorts) {}

  /** @throws AnnouncementNotFound */
  async read(id: number): Promise<AnnouncementState> {
    const announcement = await this.ports.announcements.find(id);
    if (!announcement) throw new AnnouncementNotFound();
    return announcement.state;
  }

  /** @returns its id @throws TextNotAllowed, BannerEndNotAllowed */
  async create(actorId: number, draft: EnteredDraft): Promise<number> {
    const { unitOfWork, announcements, clock } = this.ports;
    const announcement = Announcement.draft(draftFrom(draft), clock.now());
    return unitOfWork.run(async () => {
      await announcements.save(announcement);
      await this.note(actorId, 'announcement.created', announcement.id, versionOf(announcement));
      return announcement.id;
    });
  }

  /**
   * @param version the one that the admin has edited
   * @throws AnnouncementNotFound, AnnouncementStateDiffers, AnnouncementChangedMeanwhile, TextNotAllowed,
   * BannerEndNotAllowed
   */
  async change(actorId: number, id: number, version: number, draft: EnteredDraft): Promise<void> {
    const changed = draftFrom(draft);
    await this.act(actorId, 'announcement.changed', id, (announcement) => {
      announcement.change(changed, version, this.ports.clock.now());
      return versionOf(announcement);
    });
  }

  /**
   * @param version the one that the admin has seen
   * @throws AnnouncementNotFound, AnnouncementStateDiffers, AnnouncementChangedMeanwhile, BannerEndNotAllowed
   */
  send(actorId: number, id: number, version: number): Promise<void> {
    return this.act(actorId, 'announcement.started', id, (announcement) => {
      const now = this.ports.clock.now();
      announcement.send(version, localDate(now, this.ports.homeZone), now);
      return { audience: announcement.state.audience };
    });
  }

  /** @throws AnnouncementNotFound, AnnouncementStateDiffers */
  stop(actorId: number, id: number): Promise<void> {
    return this.act(actorId, 'announcement.stopped', id, (announcement) => {
      announcement.stop(this.ports.clock.now());
      return { mails: announcement.state.mailed };
    });
  }

  /** How many members would get the mail now, and the mail as the admin would get it. @throws AnnouncementNotFound, AccountGone */
  async preview(actorId: number, id: number): Promise<{ readonly recipients: number; readonly mail: Mail }> {
    const { audience, notifier, clock, homeZone } = this.ports;
    const state = await this.read(id);
    const now = clock.now();
    const saturday = state.saturday ?? comingSaturday(localDate(now, homeZone));
    const contact = await this.contactOf(actorId);
    return {
      recipients: await audience.count({ audience: state.audience, saturday }, now),
      mail: notifier.compose(contact, this.mailOf(state, contact)),
    };
  }

  /** @returns the address of the admin @throws AnnouncementNotFound, AnnouncementsSwitchedOff, TooManyAttempts, AccountGone */
  async sendTest(actorId: number, id: number): Promise<string> {
    const { unitOfWork, notifier, preferences, limiter } = this.ports;
    const state = await this.read(id);
    if (!(await preferences.allow(actorId, 'announcement', 'email'))) throw new AnnouncementsSwitchedOff();
    await limiter.consume(TEST_MAILS, String(actorId));
    const contact = await this.contactOf(actorId);
    await unitOfWork.run(() => notifier.mail(contact, this.mailOf(state, contact)));
    return contact.email;
  }

  private act(
    actorId: number,
    action: string,
    id: number,
    change: (announcement: Announcement) => Details,
  ): Promise<void> {
    const { unitOfWork, announcements } = this.ports;
    return unitOfWork.run(async () => {
      const announcement = await announcements.findForUpdate(id);
      if (!announcement) throw new AnnouncementNotFound();
      const details = change(announcement);
      await announcements.save(announcement);
      await this.note(actorId, action, id, details);
    });
  }

  private note(actorId: number, action: string, id: number, details: Details): Promise<void> {
    return this.ports.audit.write({ actorId, action, target: { kind: 'announcement', id }, details });
  }

  private mailOf(state: AnnouncementState, { language }: Contact) {
    return announcementMail(state, language, this.ports.appName());
  }

  private async contactOf(actorId: number): Promise<Contact> {
    const [contact] = await this.ports.contacts.of([actorId]);
    if (!contact) throw new AccountGone();
    return contact;
  }
}

const draftFrom = (draft: EnteredDraft): AnnouncementDraft => ({
  ...draft,
  bannerUntil: bannerEndFrom(draft.bannerUntil),
});

const versionOf = ({ state: { audience, version } }: Announcement): Details => ({ audience, version });
