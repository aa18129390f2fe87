import type { TableChange } from '../../domain/table-change/table-change.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Ground } from '../ground/ground.js';
import type { MatchMails } from '../match/match-mails.js';
import type { Matches } from '../match/ports.js';
import type { SlotLocks, SlotSnapshots } from '../seating/ports.js';
import type { SlotTransaction } from '../seating/slot-transaction.js';

/** Proposals of table changes. The row locks of its matches also cover a proposal. */
export interface TableChanges {
  /** Those of the users who wait in the slot and are in no proposal, in order of priority and of their wait, the longest first. */
  leftOverIn(slot: Slot, userIds: readonly number[], now: Date, limit: number): Promise<number[]>;
  /** Whether the request is in no proposal. */
  isFree(requestId: number): Promise<boolean>;
  /** The proposals to tables of the slot. */
  openIn(slot: Slot): Promise<TableChange[]>;
  /** The proposal to a match, as its first or its second one. @returns null when it has none */
  of(matchId: number): Promise<TableChange | null>;
  /** Inserts the proposal or saves its answers. */
  save(change: TableChange): Promise<void>;
  /** Without effect when it is removed already. */
  remove(change: TableChange): Promise<void>;
}

export interface TableChangePorts extends Ground {
  readonly matches: Matches;
  readonly tableChanges: TableChanges;
  readonly slots: Pick<SlotLocks, 'acquireSlotLock'> & Pick<SlotSnapshots, 'snapshotOf'>;
  readonly slotTransaction: SlotTransaction;
  readonly systemMessages: SystemMessages;
  readonly matchMails: MatchMails;
}
