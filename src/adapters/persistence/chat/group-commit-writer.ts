import type {
  CommittedMessage,
  CommittedMessages,
  MessageDraft,
  MessageWriter,
  WriteOutcome,
} from '../../../application/chat/ports.js';
import { ServiceUnavailable } from '../../../application/shared/service-unavailable.js';
import type { RoomsInFlight } from '../../shared/rooms-in-flight.js';
import { BatchQueue, type Pending } from './batch-queue.js';
import type { MessageBatches, StoredDraft } from './message-batches.js';
import type { RoomRosters, Roster } from './room-rosters.js';
import { storeWithRetries } from './store-with-retries.js';

/** Batches in flight; each has a connection. */
export const BATCHES_AT_ONCE = 2;
/** Messages that are waiting for a batch; beyond it the database is too slow for the load. */
const MAX_WAITING = 2_000;
/** A message that waited longer is refused, because its client has reported it as failed by then. */
const MAX_WAIT_MS = 8_000;

export interface GroupCommitSettings {
  readonly batches: MessageBatches;
  readonly rosters: Pick<RoomRosters, 'of'>;
  readonly committed: CommittedMessages;
  readonly inFlight: RoomsInFlight;
  /** Called once per failed batch. */
  readonly report: (error: unknown) => void;
}

/**
 * Group commit: messages that arrive while other batches are being stored are stored together in the next one. A room is
 * in one batch at a time, so its messages are announced in the order of their ids. See ADR 26.
 */
export class GroupCommitWriter implements MessageWriter {
  private readonly queue: BatchQueue;
  private inFlight = 0;
  private isScheduled = false;

  constructor(private readonly settings: GroupCommitSettings) {
    this.queue = new BatchQueue(settings.inFlight);
  }

  write(draft: MessageDraft): Promise<WriteOutcome> {
    if (this.queue.size >= MAX_WAITING) return Promise.reject(unavailable(new Error('The queue is full.')));
    return new Promise((resolve, reject) => {
      this.queue.add({ draft, resolve, reject, since: performance.now() });
      this.schedule();
    });
  }

  /** At the end of the event loop's turn, so that all frames that were read in it are in the batch. */
  private schedule(): void {
    if (this.isScheduled || this.inFlight >= BATCHES_AT_ONCE || !this.queue.hasReady) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.start();
    });
  }

  private start(): void {
    const batch = this.queue.take();
    const oldest = performance.now() - MAX_WAIT_MS;
    const current = batch.filter(({ since, reject }) => {
      if (since < oldest) reject(unavailable(new Error('The message waited too long.')));
      return since >= oldest;
    });
    this.inFlight++;
    void this.run(current).finally(() => {
      this.inFlight--;
      this.queue.release(batch);
      this.schedule();
    });
    this.schedule();
  }

  private async run(batch: readonly Pending[]): Promise<void> {
    if (batch.length === 0) return;
    const matchIds = [...new Set(batch.map(({ draft }) => draft.matchId))];
    // Beside the transaction; a failure is handled after it.
    const rosters = this.settings.rosters.of(matchIds).catch(() => new Map<number, Roster>());
    const drafts = batch.map(({ draft }) => draft);
    const stored = await storeWithRetries(this.settings.batches, drafts, this.settings.report);
    await this.announce(batch, stored, await rosters);
  }

  private async announce(
    batch: readonly Pending[],
    stored: ReadonlyArray<StoredDraft | Error>,
    rosters: ReadonlyMap<number, Roster>,
  ): Promise<void> {
    const committed: CommittedMessage[] = [];
    const current = await this.withAuthors(batch, stored, rosters);
    const outcomes = batch.map(({ draft }, index): WriteOutcome | Error => {
      const outcome = stored[index]!;
      if (outcome instanceof Error) return unavailable(outcome);
      if (outcome.kind !== 'new') return outcome;
      const message = committedMessage(draft, outcome, current.get(draft.matchId));
      if (message instanceof Error) return unavailable(message);
      committed.push(message);
      return { kind: 'new', row: message.row };
    });
    try {
      if (committed.length > 0) this.settings.committed.announce(committed);
      batch.forEach(({ draft }, index) => {
        const outcome = outcomes[index]!;
        if ('kind' in outcome && outcome.kind === 'duplicate')
          this.settings.committed.announceAgain(draft, outcome.id);
      });
    } catch (error) {
      this.settings.report(error);
    }
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index]!;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    });
  }

  /** Rosters again for rooms whose author joined after the first look. */
  private async withAuthors(
    batch: readonly Pending[],
    stored: ReadonlyArray<StoredDraft | Error>,
    rosters: ReadonlyMap<number, Roster>,
  ): Promise<ReadonlyMap<number, Roster>> {
    const missing = new Set<number>();
    batch.forEach(({ draft: { matchId, userId } }, index) => {
      const outcome = stored[index]!;
      if (!(outcome instanceof Error) && outcome.kind === 'new' && !rosters.get(matchId)?.has(userId))
        missing.add(matchId);
    });
    if (missing.size === 0) return rosters;
    try {
      return new Map([...rosters, ...(await this.settings.rosters.of([...missing]))]);
    } catch (error) {
      this.settings.report(error);
      return rosters;
    }
  }
}

/** Without its author the message cannot be shown; the client sends it again and finds it stored. */
function committedMessage(
  draft: MessageDraft,
  { id, previousId, former }: StoredDraft & { kind: 'new' },
  roster: Roster | undefined,
): CommittedMessage | Error {
  const found = roster?.get(draft.userId);
  if (!found) return new Error('The author of a message was not found.');
  const { blocked, ...author } = found;
  const { matchId, text, at, clientId, originSocket } = draft;
  const row = {
    ...author,
    id,
    matchId,
    text,
    createdAt: at,
    isDeleted: false,
    clientId,
    system: null,
    aboutName: null,
  };
  return { row, previousId, originSocket, hiddenFrom: [...former, ...blocked] };
}

const unavailable = (cause: Error): ServiceUnavailable =>
  new ServiceUnavailable('unavailable', "That didn't work. Please try again.", { cause });
