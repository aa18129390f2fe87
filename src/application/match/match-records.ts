import type { Formation } from '../../domain/match/formation.js';
import type { MatchStatus } from '../../domain/match/match-status.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';

/** A table as staff find it in a list. */
export interface MatchRecordRow {
  readonly id: number;
  readonly status: MatchStatus;
  readonly date: string;
  /** `lunch` or `dinner`, or the time of an open meetup. */
  readonly time: string;
  readonly venueType: VenueType;
  /** How many sit there. */
  readonly members: number;
  readonly matchScore: number;
  /** Whether it is the match of a meetup, which the engine does not seat. */
  readonly isMeetup: boolean;
  readonly createdAt: Date;
}

/** A current or former member; the user is null for a deleted account. */
export interface SeatRecord {
  readonly person: PersonRow | null;
  readonly status: string;
  readonly joinedAt: Date;
}

/** A table with its people and why they sit there, never with what they said. */
export interface MatchRecord extends Omit<MatchRecordRow, 'members'> {
  readonly meetupId: number | null;
  readonly members: readonly SeatRecord[];
  readonly why: Formation | null;
  /** How many messages its people wrote. */
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

/** Tables as staff read them. */
export interface MatchRecords {
  page(asked: PageAsked<MatchRecordSort, MatchRecordFilter>): Promise<PageFound<MatchRecordRow>>;
  one(id: number): Promise<MatchRecord | null>;
  /** Those of them whose account is there. */
  people(userIds: readonly number[]): Promise<PersonRow[]>;
}
