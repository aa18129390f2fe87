import { RequestNotFound } from '../../domain/matching-request/matching-request-errors.js';
import type { Preferences } from '../../domain/seating/model/seeker.js';
import { inSteps, type Outlook, WaitingIndex } from '../../domain/seating/outlook.js';
import { type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import { OUTLOOKS, OUTLOOKS_PER_NETWORK, OUTLOOKS_PER_SLOT } from './limits.js';

interface FindOutlookQuery {
  readonly userId: number;
  readonly requestId: number;
  /** Network address of the request. */
  readonly network: string;
}

export interface WaitingPeople {
  /** The user's own waiting request; null if it is not theirs or not waiting. */
  ofRequest(
    userId: number,
    requestId: number,
    now: Date,
  ): Promise<{ slot: Slot; person: Preferences } | null>;
  /** The waiting users of a slot whose accounts count, without suspended ones, at most 20,000. */
  inSlot(slot: Slot, now: Date): Promise<Preferences[]>;
}

const SNAPSHOT_MS = 10 * 60_000;
/** Snapshots of as many slots are kept; the oldest is dropped. */
const MAX_SNAPSHOTS = 16;

interface Snapshot {
  readonly until: number;
  readonly index: Promise<WaitingIndex>;
  /** By user and question. Bounded by the rate limit of each user. */
  readonly answers: Map<string, Outlook>;
}

/**
 * Why a request still waits: computed from a snapshot of its slot, so that the arrival of one person cannot be linked to
 * a change. Only a question that is new for the snapshot counts against the rate limits. See ADR 54.
 */
export class FindOutlook {
  private readonly snapshots = new Map<string, Snapshot>();

  constructor(
    private readonly people: WaitingPeople,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws RequestNotFound, TooManyAttempts */
  async execute({ userId, requestId, network }: FindOutlookQuery): Promise<Outlook> {
    const now = this.clock.now();
    const own = await this.people.ofRequest(userId, requestId, now);
    if (!own) throw new RequestNotFound();
    const question = inSteps(own.person);
    const snapshot = this.snapshotOf(own.slot, now);
    const key = JSON.stringify(question);
    const known = snapshot.answers.get(key);
    if (known) return known;

    // The user's own limit comes first, so that what it refuses uses up nobody else's.
    await this.limiter.consume(OUTLOOKS, String(userId));
    await this.limiter.consume(OUTLOOKS_PER_NETWORK, network);
    const place = JSON.stringify(question.coordinates);
    await this.limiter.consume(OUTLOOKS_PER_SLOT, `${slotKey(own.slot)}/${place}`);
    const outlook = (await snapshot.index).outlookOf(question);
    snapshot.answers.set(key, outlook);
    return outlook;
  }

  private snapshotOf(slot: Slot, now: Date): Snapshot {
    const key = slotKey(slot);
    const kept = this.snapshots.get(key);
    if (kept && now.getTime() < kept.until) return kept;
    const index = this.people.inSlot(slot, now).then((people) => new WaitingIndex(people));
    const snapshot = { until: now.getTime() + SNAPSHOT_MS, index, answers: new Map<string, Outlook>() };
    index.catch(() => {
      if (this.snapshots.get(key) === snapshot) this.snapshots.delete(key);
    });
    this.snapshots.delete(key);
    this.snapshots.set(key, snapshot);
    if (this.snapshots.size > MAX_SNAPSHOTS) this.snapshots.delete(this.snapshots.keys().next().value!);
    return snapshot;
  }
}
