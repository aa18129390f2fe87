import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { MealTime, Slot, VenueType } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/** A past match of which all members said "again" about all others, with neither a block nor a "not again" since. */
export interface AgreedTable {
  readonly matchId: number;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  /** In ascending order. */
  readonly userIds: readonly number[];
}

/** A member's offer. */
export interface ReunionOffer {
  readonly matchId: number;
  /** The meal and venue type of the match on the offered Saturday. */
  readonly slot: Slot;
  readonly timeZone: TimeZone;
  readonly expiresAt: Date;
  /** Null: not answered. */
  readonly agrees: boolean | null;
  /** All members with an offer, the reader included. */
  readonly userIds: readonly number[];
}

export interface Reunions {
  /**
   * A page of at most `limit` archived matches without offers that started in the interval, in order of start and id.
   * @param previous the last of the page before; null for the first page
   */
  agreedTables(
    startedAfter: Date,
    startedBefore: Date,
    previous: AgreedTable | null,
    limit: number,
  ): Promise<AgreedTable[]>;
  /** Idempotent. @returns whether the offers are new */
  add(table: AgreedTable, saturday: CalendarDate, expiresAt: Date): Promise<boolean>;
  find(matchId: number, userId: number): Promise<ReunionOffer | null>;
  answer(matchId: number, userId: number, agrees: boolean): Promise<void>;
  /** Whether one of the others said "not again" about the user, or the user about one of them. */
  isExcluded(userId: number, otherIds: readonly number[]): Promise<boolean>;
  /** Deletes at most `limit` offers of Saturdays before the date. @returns their number */
  removeBefore(date: CalendarDate, limit: number): Promise<number>;
}

/** An open offer as its member sees it. */
export interface ReunionOfferRow {
  readonly matchId: number;
  /** Date of the match, `2026-11-28`. */
  readonly metOn: CalendarDate;
  readonly preferredDate: CalendarDate;
  readonly preferredTime: MealTime;
  readonly venueType: VenueType;
  readonly expiresAt: Date;
  readonly people: ReadonlyArray<{
    readonly userId: number;
    readonly firstName: string;
    readonly profileImageUrl: string | null;
  }>;
}

export interface ReunionQueries {
  /** The reader's unanswered offers, at most 10; nothing depends on what the others answer. */
  offersOf(userId: number, now: Date): Promise<ReunionOfferRow[]>;
}
