import type { Announcement } from '../../domain/announcements/announcement.js';
import type { AnnouncementState, AnnouncementStatus } from '../../domain/announcements/announcement-state.js';
import type { Ground } from '../ground/ground.js';
import type { Contact } from '../notifications/contacts.js';
import type { Preferences } from '../notifications/preferences.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { RateLimit } from '../shared/ports.js';

/** Test mails of one admin. */
export const TEST_MAILS: RateLimit = { name: 'announcement-test-mails', times: 10, perSeconds: 3600 };

export interface Announcements {
  find(id: number): Promise<Announcement | null>;
  findForUpdate(id: number): Promise<Announcement | null>;
  save(announcement: Announcement): Promise<void>;
  /** Those that are being sent, first started first; at most 20 ids. */
  due(): Promise<number[]>;
  /** Drafts that nobody has changed since, and what ended before. @returns how many were deleted, at most `limit` */
  removeBefore(before: Date, limit: number): Promise<number>;
}

/** What decides who is meant. */
export type Meant = Pick<AnnouncementState, 'audience' | 'saturday'>;

/**
 * The members who are meant and get mails: not suspended or deleted, with a verified address, and without an opt-out of
 * announcements by mail.
 */
export interface AnnouncementAudience {
  /** At most `limit` in the order of their ids, from the one after `after`. */
  page(meant: Meant, now: Date, after: number, limit: number): Promise<Contact[]>;
  count(meant: Meant, now: Date): Promise<number>;
}

/** What the app shows of an announcement. */
export type Banner = Pick<AnnouncementState, 'subject' | 'body' | 'bannerUntil'> & { readonly id: number };

export interface Banners {
  /** The newest one that is shown now and meant for the user; null for none. */
  newestFor(userId: number, now: Date): Promise<Banner | null>;
}

export interface AnnouncementPorts extends Ground {
  readonly announcements: Announcements;
  readonly audience: AnnouncementAudience;
  readonly preferences: Pick<Preferences, 'allow'>;
  readonly mailPace: {
    /** How many mails of announcements leave in a minute, so that the mail server takes them. */
    readonly perMinute: number;
    /** The mails of all kinds that wait in the queue or for another attempt. */
    readonly waiting: () => Promise<number>;
  };
}

export const ANNOUNCEMENT_SORTS = ['id', 'changedAt'] as const;
export type AnnouncementSort = (typeof ANNOUNCEMENT_SORTS)[number];

export interface AnnouncementFilter {
  readonly id: readonly number[];
  readonly status: AnnouncementStatus;
}

/** The list of the console, with its rows as they are sent. */
export interface AnnouncementRecords {
  page(asked: PageAsked<AnnouncementSort, AnnouncementFilter>): Promise<PageFound<object>>;
}
