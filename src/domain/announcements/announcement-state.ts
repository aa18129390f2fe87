import type { CalendarDate } from '../shared/calendar-date.js';
import type { Coordinates } from '../shared/distance.js';
import { instantFrom } from '../shared/instant.js';
import { AnnouncementTimeNotAllowed, BannerEndNotAllowed } from './announcement-errors.js';
import type { AnnouncementTexts } from './announcement-texts.js';

/** All members; those with a seat on the coming Saturday; those who live in or around one town. */
export const AUDIENCES = ['everyone', 'saturday', 'town'] as const;
export type AudienceKind = (typeof AUDIENCES)[number];

/** State machine: `draft` <-> `scheduled` -> `sending` -> `sent` or `stopped`. */
export const ANNOUNCEMENT_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** Who lives at most this far from the middle of a town is of the town, because the product knows no borders. */
export const TOWN_MILES = 10;

export interface Town extends Coordinates {
  /** Such as `Homestead, FL`. */
  readonly name: string;
}

export interface AnnouncementDraft extends AnnouncementTexts {
  readonly audience: AudienceKind;
  /** Present for the audience `town` only. */
  readonly town: Town | null;
  /** UTC instant at which the banner disappears. */
  readonly bannerUntil: Date;
}

export interface AnnouncementState extends Omit<AnnouncementDraft, 'town'> {
  readonly id: number | null;
  readonly town: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly status: AnnouncementStatus;
  /** How often admins have changed it; sent back with a change. */
  readonly version: number;
  readonly scheduledFor: Date | null;
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

/** Parses when mails start, an ISO 8601 instant. @throws AnnouncementTimeNotAllowed for any other text */
export function startFrom(text: string): Date {
  const start = instantFrom(text);
  if (!start) throw new AnnouncementTimeNotAllowed();
  return start;
}
