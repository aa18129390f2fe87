import type { CalendarDate } from '../../domain/shared/calendar-date.js';

export interface GroupMember {
  readonly userId: number;
  readonly requestId: number;
  readonly firstName: string;
}

/** Users who come together. See ADR 46. */
export interface FriendGroup {
  readonly id: number;
  readonly code: string;
  /** A member left or withdrew, or a block was set between two of them. */
  readonly isOver: boolean;
  /** In the order of their joining, the owner first; at least one. */
  readonly members: readonly GroupMember[];
}

/** Groups by request. Changes require the lock of the slot. */
export interface FriendGroups {
  /** The group of a request, also one that is over. */
  ofRequest(requestId: number): Promise<FriendGroup | null>;
  withCode(code: string): Promise<FriendGroup | null>;
  /** Inserts a group with this request as its only member. */
  open(group: { code: string; requestId: number; date: CalendarDate }, now: Date): Promise<void>;
  join(groupId: number, requestId: number, now: Date): Promise<void>;
  /** Removes the member; the group is over for the others and deleted without any. */
  leave(groupId: number, requestId: number, now: Date): Promise<void>;
  /** Deletes at most `limit` groups of Saturdays before the date. @returns their number */
  removeBefore(date: CalendarDate, limit: number): Promise<number>;
}
