import type { Formation } from '../../domain/match/formation.js';
import type { MatchStatus } from '../../domain/match/match-status.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';

/** A match in the console's list. */
export interface MatchRecordRow {
  readonly id: number;
  readonly status: MatchStatus;
  readonly date: string;
  /** `lunch` or `dinner`; for a meetup also `brunch` or a local time in the format `19:30`. */
  readonly time: string;
  readonly venueType: VenueType;
  /** Number of seated members. */
  readonly members: number;
  readonly matchScore: number;
  /** Whether it is the match of a meetup, which the engine ignores. */
  readonly isMeetup: boolean;
  readonly createdAt: Date;
}

/** A current or former member; `person` is null for a deleted account. */
interface SeatRecord {
  readonly person: PersonRow | null;
  readonly status: string;
  readonly joinedAt: Date;
}

/** A match with its members and the engine's explanation, without chat messages. */
export interface MatchRecord extends Omit<MatchRecordRow, 'members'> {
  readonly meetupId: number | null;
  readonly members: readonly SeatRecord[];
  readonly why: Formation | null;
  /** Number of chat messages, without system messages. */
  readonly messages: number;
}

export type MatchRecordSort = 'id' | 'date' | 'matchScore';

export interface MatchRecordFilter {
  readonly id: readonly number[];
  readonly status: MatchStatus;
  readonly date: string;
  readonly venueType: VenueType;
  /** A current or former member. */
  readonly userId: number;
}

/** Matches for the console. */
export interface MatchRecords {
  page(asked: PageAsked<MatchRecordSort, MatchRecordFilter>): Promise<PageFound<MatchRecordRow>>;
  /** @returns null when the match does not exist */
  one(id: number): Promise<MatchRecord | null>;
  /** Existing accounts only, without order. */
  people(userIds: readonly number[]): Promise<PersonRow[]>;
}
