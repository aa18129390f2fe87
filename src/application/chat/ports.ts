import type { SystemMessage } from '../../domain/chat/system-message.js';
import type { MatchStatus } from '../../domain/match/match-status.js';
import type { Ground } from '../ground/ground.js';
import type { UnreadNotices } from './unread-notices.js';

/** A message as the system writes it. */
export interface NewMessage {
  readonly matchId: number;
  readonly userId: number;
  /** Empty for a system message. */
  readonly text: string;
  /** What a system message says; absent for messages of users. */
  readonly system?: SystemMessage;
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

/** A system message with its idempotency key. */
export interface PostedMessage {
  readonly occasion: string;
  readonly message: SystemMessage;
}

/** A message as a user writes it. */
export interface MessageDraft {
  readonly matchId: number;
  readonly userId: number;
  readonly text: string;
  /** Idempotency key within the chat and its author; null for none. */
  readonly clientId: string | null;
  /** Id of the sending socket, which gets an acknowledgement instead of the frame; null for none. */
  readonly originSocket: string | null;
  readonly at: Date;
}

/** What became of a draft: a stored message, an earlier one with its client id, or the reason why it was not stored. */
export type WriteOutcome =
  | { readonly kind: 'new'; readonly row: MessageRow }
  | { readonly kind: 'duplicate'; readonly id: number }
  | { readonly kind: 'not_a_member' | 'suspended' | 'closed' };

/** Stores messages of users, several in one transaction. See ADR 26. */
export interface MessageWriter {
  /**
   * Checks seat, match and account in the transaction that stores the message. The messages of a user in a room are stored
   * in the order of the calls. A new message was committed and announced to `WrittenMessages` when the promise resolves.
   * @throws ServiceUnavailable when it may not have been stored; a repetition with the same client id is safe
   */
  write(draft: MessageDraft): Promise<WriteOutcome>;
}

/** A message that was committed. */
export interface CommittedMessage {
  readonly row: MessageRow;
  /** The id before it in its room; 0 for none. */
  readonly previousId: number;
  readonly originSocket: string | null;
  /** Former members, and members with a block to or from the author. */
  readonly hiddenFrom: readonly number[];
}

/** Receives messages after their commit; those of a room in the order of their ids. */
export interface CommittedMessages {
  announce(messages: readonly CommittedMessage[]): void;
  /** A stored message was sent again, so its announcement may have been lost. */
  announceAgain(draft: MessageDraft, messageId: number): void;
}

/** The access of one user to the chat of a match. */
export interface Room {
  readonly matchId: number;
  readonly userId: number;
  readonly status: MatchStatus;
  readonly joinedAt: Date;
  /** 0 for an empty chat. */
  readonly lastMessageId: number;
}

/** A message as a member of the match may read it. */
export interface MessageRow {
  readonly id: number;
  readonly matchId: number;
  /** Empty for a system message. */
  readonly text: string;
  readonly createdAt: Date;
  readonly isDeleted: boolean;
  readonly userId: number;
  /** The idempotency key of its author, sent to the author only; null without one. */
  readonly clientId: string | null;
  /** First name, numbered when two members share it. */
  readonly displayName: string;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly dateOfBirth: string | null;
  /** What a system message says; null for messages of users. */
  readonly system: SystemMessage | null;
  /**
   * Current display name of the user that a system message names; null without one or for a deleted account.
   */
  readonly aboutName: string | null;
}

/** A message with the former members, and the members with a block to or from its author. */
export interface DeliveredMessage extends MessageRow {
  readonly hiddenFrom: readonly number[];
}

export interface ChatMessages {
  /**
   * Inserts a message under the lock of its room, which is held until the unit of work ends; idempotent by `clientId`.
   * @returns the id of the new message, or of the stored one with `isNew: false`
   */
  add(message: NewMessage): Promise<AddedMessage>;
  /** The system messages of a chat whose idempotency keys begin with `occasion`, oldest first. */
  systemMessages(matchId: number, occasion: string): Promise<PostedMessage[]>;
  /** Erases the text of an own message. @returns false when the user has no such message */
  erase(matchId: number, messageId: number, userId: number, now: Date): Promise<boolean>;
  /**
   * Moves the read position forward, at most to the newest message the user can read. Idempotent.
   * @returns whether it has moved
   */
  markRead(matchId: number, userId: number, messageId: number): Promise<boolean>;
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
  /** At most `limit` messages after an id, oldest first, with the users that do not receive them. */
  messagesAfter(matchId: number, messageId: number, limit: number): Promise<DeliveredMessage[]>;
  /** @returns the id of the newest message of each chat, without empty ones */
  newestMessages(matchIds: readonly number[]): Promise<Array<{ matchId: number; id: number }>>;
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

export interface ChatPorts extends Ground {
  readonly chatMessages: ChatMessages;
  readonly chatQueries: ChatQueries;
  readonly unreadNotices: UnreadNotices;
}
