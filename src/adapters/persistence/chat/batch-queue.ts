import type { RoomsInFlight } from '../../shared/rooms-in-flight.js';
import type { MessageDraft, WriteOutcome } from '../../../application/chat/ports.js';

export interface Pending {
  readonly draft: MessageDraft;
  readonly resolve: (outcome: WriteOutcome) => void;
  readonly reject: (error: Error) => void;
  /** Of the monotonic clock, in milliseconds. */
  readonly since: number;
}

const MAX_ROWS = 256;

/** Waiting messages by room; a room whose messages were taken is not taken again until it is released. */
export class BatchQueue {
  private readonly waiting = new Map<number, Pending[]>();
  /** Rooms with waiting messages that are not taken, in the order in which they are served. */
  private readonly ready = new Set<number>();
  private count = 0;

  constructor(private readonly taken: RoomsInFlight) {}

  get size(): number {
    return this.count;
  }

  get hasReady(): boolean {
    return this.ready.size > 0;
  }

  add(pending: Pending): void {
    const { matchId } = pending.draft;
    const before = this.waiting.get(matchId);
    if (before) before.push(pending);
    else this.waiting.set(matchId, [pending]);
    if (!this.taken.has(matchId)) this.ready.add(matchId);
    this.count++;
  }

  /** @returns at most 256 messages, those of a room in the order in which they were added */
  take(): Pending[] {
    const batch: Pending[] = [];
    for (const matchId of this.ready) {
      const waiting = this.waiting.get(matchId)!;
      const rest = waiting.splice(MAX_ROWS - batch.length);
      batch.push(...waiting);
      if (rest.length > 0) this.waiting.set(matchId, rest);
      else this.waiting.delete(matchId);
      this.ready.delete(matchId);
      this.taken.take(matchId);
      if (batch.length >= MAX_ROWS) break;
    }
    this.count -= batch.length;
    return batch;
  }

  release(batch: readonly Pending[]): void {
    for (const { draft } of batch) this.taken.release(draft.matchId);
    for (const { draft } of batch) if (this.waiting.has(draft.matchId)) this.ready.add(draft.matchId);
  }
}
