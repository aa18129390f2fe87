import type { Announcement } from '../../domain/announcements/announcement.js';
import type {
  AnnouncementState,
  AudienceKind,
  AnnouncementStatus,
} from '../../domain/announcements/announcement-state.js';
import type { Contact } from '../notifications/contacts.js';
import type { PageAsked, PageFound } from '../shared/page.js';

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
export interface Banner {
  readonly id: number;
  readonly subject: string;
  /** Markdown, see `formattedTextFrom`. */
  readonly body: string;
  readonly bannerUntil: Date;
}

export interface Banners {
  /** The newest one that is shown now and meant for the user; null for none. */
  newestFor(userId: number, now: Date): Promise<Banner | null>;
}

export const ANNOUNCEMENT_SORTS = ['id', 'changedAt'] as const;
export type AnnouncementSort = (typeof ANNOUNCEMENT_SORTS)[number];

export interface AnnouncementFilter {
  readonly id: readonly number[];
  readonly status: AnnouncementStatus;
}

export interface AnnouncementRow {
  readonly id: number;
  readonly subject: string;
  readonly audience: AudienceKind;
  readonly status: AnnouncementStatus;
  readonly startedAt: Date | null;
  readonly mailed: number;
  readonly changedAt: Date;
}

export interface AnnouncementRecords {
  page(asked: PageAsked<AnnouncementSort, AnnouncementFilter>): Promise<PageFound<AnnouncementRow>>;
}
