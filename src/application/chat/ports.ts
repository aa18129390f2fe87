import type { MatchStatus } from '../../domain/match/match-status.js';

export interface NewMessage {
  readonly matchId: number;
  readonly userId: number;
  readonly text: string;
  /** Idempotency key within the chat and its author; null for none. */
  readonly clientId: string | null;
  /** The user that a system message is about. */
  readonly aboutUserId: number | null;
  readonly at: Date;
}

export interface AddedMessage {
  readonly id: number;
  /** The id before it in its room; 0 for none. */
  readonly previousId: number;
  readonly isNew: boolean;
}

/** The access of one user to the chat of a match. */
export interface Room {
  readonly matchId: number;
  readonly userId: number;
  readonly status: MatchStatus;
  readonly joinedAt: Date;
}

/** A message as a member of the match may read it. */
export interface MessageRow {
  readonly id: number;
  readonly matchId: number;
  readonly text: string;
  readonly createdAt: Date;
  readonly isDeleted: boolean;
  readonly userId: number;
  /** First name, numbered when two members share it. */
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
  /**
   * Inserts a message under the lock of its room, which is held until the unit of work ends; idempotent by `clientId`.
   * @returns the id of the new message, or of the stored one with `isNew: false`
   */
  add(message: NewMessage): Promise<AddedMessage>;
  /** Erases the text of an own message. @returns false when the user has no such message */
  erase(matchId: number, messageId: number, userId: number, now: Date): Promise<boolean>;
  /** Moves the read position forward, at most to the newest message the user can read. Idempotent. */
  markRead(matchId: number, userId: number, messageId: number): Promise<void>;
  /** Deletes all messages of at most `limit` chats whose match started before `instant`. @returns how many chats */
  purgeChatsBefore(instant: Date, limit: number): Promise<number>;
}

export interface ChatQueries {
  /** @returns null unless the user is a member of a match that is neither canceled nor dissolved */
  roomOf(matchId: number, userId: number): Promise<Room | null>;
  /**
   * The last `limit` messages since the user joined, before `beforeId` unless null; oldest first. Messages of blocked
   * users are filtered out.
   */
  messages(room: Room, beforeId: number | null, limit: number): Promise<MessageRow[]>;
  message(matchId: number, messageId: number): Promise<MessageRow | null>;
  /** Ids of the users with a block in either direction: neither reads the messages of the other. */
  blockedUserIdsOf(userId: number): Promise<number[]>;
}

/** The session and the chats of a websocket connection, to be checked again. */
export interface ConnectionClaim {
  readonly id: string;
  readonly userId: number;
  readonly sessionId: string;
  /** Ids of the matches whose chat it is subscribed to. */
  readonly rooms: readonly number[];
}

/** The result of such a check. */
export interface ConnectionStanding {
  readonly id: string;
  readonly isSignedIn: boolean;
  /** The subscribed rooms that the user may still read. */
  readonly rooms: readonly number[];
}

/** Checks a batch of connections in one query. A connection that is missing in the result stays unchanged. */
export type LookUpStandings = (claims: readonly ConnectionClaim[]) => Promise<ConnectionStanding[]>;
