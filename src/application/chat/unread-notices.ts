import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/** Unread messages of a member in one chat. */
export interface UnreadChat {
  readonly seatId: number;
  readonly userId: number;
  readonly matchId: number;
  readonly date: CalendarDate;
  /** The zone of the match. */
  readonly timeZone: TimeZone;
  readonly newestMessageId: number;
  /** At most 99. */
  readonly count: number;
}

/** The time in which a message was sent, in UTC; `from` excluded. */
export interface SentWithin {
  readonly from: Date;
  readonly until: Date;
}

/** Which unread messages were announced. A chat is announced once on a channel until its member has read it. */
export interface UnreadNotices {
  /**
   * Chats with unread messages of that time, of members with a device for push messages, who were not told since they
   * last read; by ascending seat id.
   */
  toPush(sent: SentWithin, afterSeatId: number, limit: number): Promise<UnreadChat[]>;
  /**
   * Users with a chat that has unread messages of that time, who were not mailed about it since they last read, and got no
   * such mail after `mailedBefore`; by ascending id.
   */
  usersToMail(sent: SentWithin, mailedBefore: Date, afterUserId: number, limit: number): Promise<number[]>;
  /** All chats of a user with unread messages that they were not mailed about, next match first; at most 20. */
  toMail(userId: number): Promise<UnreadChat[]>;
  /** @returns whether no concurrent call was first */
  notePushed(chat: UnreadChat): Promise<boolean>;
  /** @returns whether no concurrent call was first */
  noteMailed(chat: UnreadChat, at: Date): Promise<boolean>;
}
