import type { MatchFeedback } from '../../domain/match/match-feedback.js';

/** A table-mate as the others at the table may see them. */
export interface TableMateRow {
  readonly id: number;
  readonly displayName: string;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly dateOfBirth: string | null;
  readonly trustScore: number;
}

/** The last thing that one of a table's people said. */
export interface LastMessageRow {
  readonly id: number;
  /** Its beginning. */
  readonly text: string;
  readonly userId: number;
  readonly firstName: string;
  /** As PostgreSQL writes an instant in JSON. */
  readonly createdAt: string;
}

/** A table as one of its people reads it; `users` are the others. */
export interface MatchRow {
  readonly id: number;
  readonly participants: readonly number[];
  readonly users: readonly TableMateRow[];
  readonly meetupType: string;
  readonly venueType: string;
  readonly suggestedTime: string;
  readonly suggestedDate: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly matchScore: number;
  readonly suggestedLocation: string | null;
  readonly status: string;
  /** The open meetup whose table it is; null at tables that the product formed. */
  readonly meetup: { readonly id: number; readonly title: string; readonly isOrganiser: boolean } | null;
  /** The reader's own seat: joined or confirmed. */
  readonly ownStatus: string;
  /** The best answer that a pair shares; null in groups. */
  readonly sharedInterest: string | null;
  /** How many messages of the others wait for the reader, at most 99; lines of the system do not count. */
  readonly unread: number;
  /** How far the reader has read the chat; 0 where they have not. */
  readonly lastReadMessageId: number;
  readonly lastMessage: LastMessageRow | null;
  /** What the reader said of the dinner, null while they have not. */
  readonly feedback: Omit<MatchFeedback, 'userId'> | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What table-mates may read of each other. */
export interface ProfileRow extends TableMateRow {
  readonly bio: string | null;
  readonly interests: readonly string[];
  readonly isEmailVerified: boolean;
  readonly isIdVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isProfilePictureVerified: boolean;
}

export interface MatchQueries {
  /** The person's tables, at most fifty: those to come, the soonest first, then those that are over, the latest first. */
  matchesOf(userId: number): Promise<MatchRow[]>;
  /** Null unless the person sits there. */
  matchOf(userId: number, matchId: number): Promise<MatchRow | null>;
  /** Null unless the two share a table that is still there and neither keeps the other away. One's own profile is always there. */
  profileFor(readerId: number, userId: number): Promise<ProfileRow | null>;
}
