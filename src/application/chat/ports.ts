import type { MatchStatus } from '../../domain/match/match-status.js';

export interface NewMessage {
  readonly matchId: number;
  readonly userId: number;
  readonly text: string;
  /** Chosen by the writer; a second message with the same one is the first one again. */
  readonly clientId: string | null;
  /** The user that a system message is about. */
  readonly aboutUserId: number | null;
  readonly at: Date;
}

/** A chat as one person may use it. */
export interface Room {
  readonly matchId: number;
  /** Who uses it. */
  readonly userId: number;
  readonly status: MatchStatus;
  readonly joinedAt: Date;
}

/** A message as one person at the table may read it. */
export interface MessageRow {
  readonly id: number;
  readonly matchId: number;
  readonly text: string;
  readonly createdAt: Date;
  readonly isDeleted: boolean;
  readonly userId: number;
  /** First name, numbered where two share it. */
  readonly displayName: string;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly dateOfBirth: string | null;
  /** Idempotency key of a system message; null for messages of users. */
  readonly occasion: string | null;
  /**
   * Current display name of the user that a system message names; null without one or for a deleted account.
   */
  readonly aboutName: string | null;
}

export interface ChatMessages {
  /** Keeps the message; answers its id, and whether it is new or was kept before under the same client id. */
  add(message: NewMessage): Promise<{ id: number; isNew: boolean }>;
  /** Blanks the author's own message. False when there is none. */
  erase(matchId: number, messageId: number, userId: number, now: Date): Promise<boolean>;
  /** Moves the person's mark forward to the message, never back and never beyond the newest one that they can read. */
  markRead(matchId: number, userId: number, messageId: number): Promise<void>;
  /** Removes every message of at most `limit` chats whose dinner began before the instant. How many chats it were. */
  emptyChatsOfDinnersBefore(instant: Date, limit: number): Promise<number>;
}

export interface ChatQueries {
  /** Null unless the person sits at the table and it is still there. */
  roomOf(matchId: number, userId: number): Promise<Room | null>;
  /**
   * The last `limit` messages since the person joined, before `beforeId` when given; oldest first. Of those from whom
   * they are kept away there is nothing.
   */
  messages(room: Room, beforeId: number | null, limit: number): Promise<MessageRow[]>;
  message(matchId: number, messageId: number): Promise<MessageRow | null>;
  /** Ids of those who keep the person away or are kept away by them: neither reads what the other writes. */
  blockedUserIdsOf(userId: number): Promise<number[]>;
}

/** What a connection claims. */
export interface ConnectionClaim {
  readonly id: string;
  readonly userId: number;
  readonly sessionId: string;
  /** Matches whose chat it listens to. */
  readonly rooms: readonly number[];
}

/** What of it still holds. */
export interface ConnectionStanding {
  readonly id: string;
  readonly isSignedIn: boolean;
  /** Those of its rooms whose chat the person may still read. */
  readonly rooms: readonly number[];
}

/** Looks up all claims in one query. Claims that it says nothing of are left alone. */
export type LookUpStandings = (claims: readonly ConnectionClaim[]) => Promise<ConnectionStanding[]>;
