import type { AskingForTables } from '../matching-request/asking-for-tables.js';
import type { Company, MatchingRequests } from '../matching-request/ports.js';
import type { Blocks } from '../moderation/ports.js';
import type { SlotLocks, SlotSnapshots } from '../seating/ports.js';
import type { RequestRun } from '../seating/request-run.js';
import type { Ground } from '../ground/ground.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

interface GroupMember {
  readonly userId: number;
  readonly requestId: number;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
}

/** Users who come together. See ADR 46. */
export interface FriendGroup {
  readonly id: number;
  readonly code: string;
  /** A member left or withdrew, or a block was set between two of them. */
  readonly isOver: boolean;
  /** Whether a member has got a table. */
  readonly isSeated: boolean;
  /** How many friends the owner waits for. */
  readonly awaits: number;
  /** Until when it is held for them; null once its members wait for nobody. */
  readonly heldUntil: Date | null;
  /** Of the owner, as the slot is. */
  readonly timeZone: TimeZone;
  readonly slot: Slot;
  /** In the order of their joining, the owner first; at least one. */
  readonly members: readonly GroupMember[];
}

export interface NewGroup extends Pick<FriendGroup, 'code' | 'awaits'> {
  readonly requestId: number;
  readonly date: CalendarDate;
  readonly heldUntil: Date;
}

/** Groups by request. Changes require the lock of the slot. */
export interface FriendGroups {
  /** The group of a request, also one that is over. */
  ofRequest(requestId: number): Promise<FriendGroup | null>;
  withCode(code: string): Promise<FriendGroup | null>;
  /** Inserts a group with this request as its only member. */
  open(group: NewGroup, now: Date): Promise<void>;
  join(groupId: number, requestId: number, now: Date): Promise<void>;
  /** The group waits for no further friend. Idempotent. */
  endHold(groupId: number): Promise<void>;
  /** A request takes the place of the one that it has replaced, in its group. */
  replaceRequest(
    replacedId: number,
    request: { readonly id: number; readonly preferredDate: CalendarDate },
    heldUntil: Date | null,
  ): Promise<void>;
  /** Removes the member; the group is over for the others and deleted without any. */
  leave(groupId: number, requestId: number, now: Date): Promise<void>;
  /** Deletes at most `limit` groups of Saturdays before the date. @returns their number */
  removeBefore(date: CalendarDate, limit: number): Promise<number>;
}

export interface FriendPorts extends Ground {
  readonly requests: MatchingRequests;
  readonly askingForTables: Pick<AskingForTables, 'open'>;
  readonly slots: SlotLocks & Pick<SlotSnapshots, 'snapshotOf'>;
  readonly groups: FriendGroups;
  readonly company: Pick<Company, 'awaitFriends'>;
  readonly blocks: Pick<Blocks, 'existBetween'>;
  readonly requestRun: RequestRun;
}

/** `waiting`: no friend has joined; `together`; `over`: each member is alone. */
export const GROUP_STATES = ['waiting', 'together', 'over'] as const;

/** A group as one of its members sees it. */
export interface GroupView {
  readonly state: (typeof GROUP_STATES)[number];
  /** Null where no further friend can join. */
  readonly code: string | null;
  /** First names of the others; empty once the group is over. */
  readonly friends: readonly string[];
  /** Until when the group waits for the rest of its members; null where it waits for nobody. */
  readonly heldUntil: Date | null;
}
