import type { MatchStatus } from '../../domain/match/match-status.js';
import type { Tastes } from '../../domain/match/common-ground.js';
import type { TableWord } from '../../domain/table-word/table-word.js';
import type { BookingView } from '../../domain/venue/booking.js';
import type { MatchFeedback } from '../../domain/match/match-feedback.js';

/** A member with the fields that other members may see. */
export interface TableMateRow {
  readonly id: number;
  readonly displayName: string;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly dateOfBirth: string | null;
  readonly trustScore: number;
}

/** The last chat message, without system messages. */
export interface LastMessageRow {
  readonly id: number;
  /** Truncated text. */
  readonly text: string;
  readonly userId: number;
  readonly firstName: string;
  /** Timestamp in PostgreSQL's JSON format. */
  readonly createdAt: string;
}

/** What the members have said about their coming. */
interface Attendance {
  /** Number of members who have confirmed, the viewer included. */
  readonly confirmed: number;
  readonly late: ReadonlyArray<{ readonly userId: number; readonly minutes: number }>;
  /** Ids of the members who have arrived, first come first. */
  readonly here: readonly number[];
}

interface MeetupOfMatchRow {
  readonly id: number;
  readonly title: string;
  readonly isOrganizer: boolean;
  /** Seats, the organizer included. */
  readonly maxParticipants: number;
}

/** A match as one member (the viewer) sees it; `users` are the other members. */
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
  readonly status: MatchStatus;
  /** The meetup of this match; null for a match formed by a run. */
  readonly meetup: MeetupOfMatchRow | null;
  /** State of the viewer's own seat. */
  readonly ownStatus: string;
  /** Whether the viewer left the chat after the start, and so sees the match only once it is over. */
  readonly hasLeftChat: boolean;
  /** The survey answer that a pair shares; null in groups. */
  readonly sharedInterest: string | null;
  readonly ownTastes: Tastes;
  /** Null for a member with a block between them and the viewer. */
  readonly otherTastes: ReadonlyArray<Tastes | null>;
  /** Number of unread messages of other members, at most 99, without system messages. */
  readonly unread: number;
  /** Id of the last message that the viewer has read; 0 by default. */
  readonly lastReadMessageId: number;
  readonly lastMessage: LastMessageRow | null;
  /** Whether the viewer has a message in the chat. */
  readonly hasWritten: boolean;
  readonly attendance: Attendance;
  /** Null while there is none, and for a meetup. */
  readonly booking: BookingView | null;
  /** The two words by which its members find each other; null before they are drawn. */
  readonly tableWord: TableWord | null;
  /** The viewer's feedback; null before they gave any. */
  readonly feedback: Omit<MatchFeedback, 'userId'> | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The profile fields that members of one match may see. */
export interface ProfileRow extends TableMateRow {
  readonly bio: string | null;
  readonly interests: readonly string[];
  readonly isEmailVerified: boolean;
  readonly isIdVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isProfilePictureVerified: boolean;
}

/** What is listed besides open matches. */
export interface AlsoListed {
  /** Whether completed and archived matches are listed too. */
  readonly past: boolean;
  /** Whether chats of two are listed too. */
  readonly pairs: boolean;
}

export interface MatchQueries {
  /** At most 50 matches: open ones by start, ascending, then chats of two, then past ones by start, descending. */
  matchesOf(userId: number, also: AlsoListed): Promise<MatchRow[]>;
  /** @returns null when the user has no seat in the match */
  matchOf(userId: number, matchId: number): Promise<MatchRow | null>;
  /** @returns null when the two share no visible match or one has blocked the other; the own profile is always found */
  profileFor(readerId: number, userId: number): Promise<ProfileRow | null>;
}
