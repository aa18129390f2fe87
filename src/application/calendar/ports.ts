import type { Language } from '../../domain/shared/language.js';
import type { Ground } from '../ground/ground.js';
import type { TableEvent } from '../notifications/calendar-file.js';
import type { NewLinkNotice } from '../shared/new-link-notice.js';

/** 26 letters and digits: 134 bits, so that an address cannot be guessed. */
export const FEED_TOKEN_LENGTH = 26;

/** The user whose tables a feed contains. */
export interface FeedOwner {
  readonly userId: number;
  /** The language of the user's mails. */
  readonly language: Language;
}

/** The private addresses of calendar feeds, at most one per user. Only a digest of each token is stored. See ADR 49. */
export interface CalendarFeeds {
  /** Stores the address in place of an earlier one, which does not work from then on. */
  put(userId: number, token: string, now: Date): Promise<void>;
  /** Idempotent. */
  remove(userId: number): Promise<void>;
  /** @returns when the address was made; null without one */
  createdAt(userId: number): Promise<Date | null>;
  /** @returns null for an unknown token, and for an account that is deleted */
  ownerOf(token: string): Promise<FeedOwner | null>;
}

/** Reads the tables of a user for their calendar. */
export interface CalendarEvents {
  /**
   * Tables that start after the instant and in which the user has or had a seat, soonest first. Of a table without the user
   * the event has the state in which they left it.
   */
  of(userId: number, since: Date, limit: number): Promise<TableEvent[]>;
}

export interface CalendarPorts extends Ground {
  readonly feeds: CalendarFeeds;
  readonly calendarEvents: CalendarEvents;
  readonly newLinkNotice: NewLinkNotice;
}
