import type { CalendarDate } from '../shared/calendar-date.js';
import { instantFrom } from '../shared/instant.js';
import { BannerEndNotAllowed } from './announcement-errors.js';
import type { AnnouncementTexts } from './announcement-texts.js';

/** All members, or those with a seat on the coming Saturday. */
export const AUDIENCES = ['everyone', 'saturday'] as const;
export type AudienceKind = (typeof AUDIENCES)[number];

/** State machine: `draft` -> `sending` -> `sent` or `stopped`. */
export const ANNOUNCEMENT_STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

export interface AnnouncementDraft extends AnnouncementTexts {
  readonly audience: AudienceKind;
  /** UTC instant at which the banner disappears. */
  readonly bannerUntil: Date;
}

export interface AnnouncementState extends AnnouncementDraft {
  readonly id: number | null;
  readonly status: AnnouncementStatus;
  /** How often admins have changed it; sent back with a change. */
  readonly version: number;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** The Saturday of the audience `saturday`, known from the start on. */
  readonly saturday: CalendarDate | null;
  /** The last user to whom a mail was queued; 0 for none. */
  readonly lastUserId: number;
  readonly mailed: number;
  readonly changedAt: Date;
}

/** Parses when a banner ends, an ISO 8601 instant. @throws BannerEndNotAllowed for any other text */
export function bannerEndFrom(text: string): Date {
  const end = instantFrom(text);
  if (!end) throw new BannerEndNotAllowed();
  return end;
}
