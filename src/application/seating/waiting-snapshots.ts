import type { Preferences } from '../../domain/seating/model/seeker.js';
import type { Pool } from '../../domain/seating/pool.js';
import { type Outlook, WaitingIndex, type WaitingPerson } from '../../domain/seating/outlook.js';
import { type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Clock } from '../shared/ports.js';

interface ComparedUser extends Omit<WaitingPerson, 'ageRange' | 'maxDistance'> {
  /** Whether the account cost its owner something. */
  readonly isCounted: boolean;
}

export interface WaitingPeople {
  /** The user's own waiting request; null if it is not theirs or not waiting. */
  ofRequest(
    userId: number,
    requestId: number,
    now: Date,
  ): Promise<{ slot: Slot; person: Preferences } | null>;
  /** What a request of the user would be compared by beside its own limits; null for a deleted account. */
  ofUser(userId: number, now: Date): Promise<ComparedUser | null>;
  /** The waiting users of a slot whose accounts count, without suspended ones, at most 20,000. */
  inSlot(slot: Slot, now: Date): Promise<WaitingPerson[]>;
}

const SNAPSHOT_MS = 10 * 60_000;
/** Snapshots of as many slots are kept; the oldest is dropped. */
const MAX_SNAPSHOTS = 16;

interface Snapshot {
  readonly until: number;
  readonly index: Promise<WaitingIndex>;
  /** By user and question. Bounded by the rate limits of each user. */
  readonly outlooks: Map<string, Outlook>;
  readonly pools: Map<string, Pool>;
}

/** Who waits in each slot, as it was up to ten minutes ago, so that the arrival of one person cannot be linked to a change. */
export class WaitingSnapshots {
  private readonly snapshots = new Map<string, Snapshot>();

  constructor(
    private readonly people: WaitingPeople,
    private readonly clock: Clock,
  ) {}

  of(slot: Slot): Snapshot {
    const now = this.clock.now();
    const key = slotKey(slot);
    const kept = this.snapshots.get(key);
    if (kept && now.getTime() < kept.until) return kept;
    const index = this.people.inSlot(slot, now).then((people) => new WaitingIndex(people));
    const snapshot: Snapshot = {
      until: now.getTime() + SNAPSHOT_MS,
      index,
      outlooks: new Map(),
      pools: new Map(),
    };
    index.catch(() => {
      if (this.snapshots.get(key) === snapshot) this.snapshots.delete(key);
    });
    this.snapshots.delete(key);
    this.snapshots.set(key, snapshot);
    if (this.snapshots.size > MAX_SNAPSHOTS) this.snapshots.delete(this.snapshots.keys().next().value!);
    return snapshot;
  }
}
