import type {
  CommittedMessage,
  CommittedMessages,
  MessageDraft,
  MessageWriter,
  WriteOutcome,
} from '../../../application/chat/ports.js';
import { ServiceUnavailable } from '../../../application/shared/service-unavailable.js';
import type { MessageBatches, Outcome, StoredDraft } from './message-batches.js';
import type { RoomRosters, Roster } from './room-rosters.js';

/** Batches in flight; each has a connection. */
export const BATCHES_AT_ONCE = 2;
/** Messages of a batch. */
const MAX_ROWS = 256;
/** Messages that are waiting for a batch; beyond it the database is too slow for the load. */
const MAX_WAITING = 2_000;
/** A message that waited longer is refused, because its client has reported it as failed by then. */
const MAX_WAIT_MS = 8_000;

interface Pending {
  readonly draft: MessageDraft;
  readonly resolve: (outcome: WriteOutcome) => void;
  readonly reject: (error: Error) => void;
  /** Of the monotonic clock, in milliseconds. */
  readonly since: number;
}

/** A room with messages that wait or are being stored. */
interface Room {
  waiting: Pending[];
  /** Whether a batch in flight has messages of the room; no other batch takes more of them. */
  isTaken: boolean;
  /** Called when that batch has been announced, or was not stored. */
  onSettled: Array<() => void>;
}

export interface GroupCommitSettings {
  readonly batches: Pick<MessageBatches, 'store'>;
  readonly rosters: Pick<RoomRosters, 'of'>;
  readonly committed: CommittedMessages;
  readonly report: (error: unknown) => void;
}

/**
 * Group commit: messages that arrive while other batches are being stored are stored together in the next one. A room is
 * in one batch at a time, so its messages are announced in the order of their ids. See ADR 26.
 */
export class GroupCommitWriter implements MessageWriter {
  private readonly rooms = new Map<number, Room>();
  /** Rooms with waiting messages that are not taken, in the order in which they are served. */
  private readonly ready = new Set<Room>();
  private waiting = 0;
  private inFlight = 0;
  private isScheduled = false;

  constructor(private readonly settings: GroupCommitSettings) {}

  write(draft: MessageDraft): Promise<WriteOutcome> {
    if (this.waiting >= MAX_WAITING) return Promise.reject(unavailable(new Error('The queue is full.')));
    return new Promise((resolve, reject) => {
      const room = this.rooms.get(draft.matchId) ?? { waiting: [], isTaken: false, onSettled: [] };
      this.rooms.set(draft.matchId, room);
      room.waiting.push({ draft, resolve, reject, since: performance.now() });
      this.waiting++;
      if (!room.isTaken) this.ready.add(room);
      this.schedule();
    });
  }

  /** Resolves when messages of the room that are being stored now have been announced. */
  settled(matchId: number): Promise<void> {
    const room = this.rooms.get(matchId);
    return room?.isTaken ? new Promise((resolve) => room.onSettled.push(resolve)) : Promise.resolve();
  }

  /** At the end of the event loop's turn, so that all frames that were read in it are in the batch. */
  private schedule(): void {
    if (this.isScheduled || this.inFlight >= BATCHES_AT_ONCE || this.ready.size === 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.start();
    });
  }

  private start(): void {
    const [rooms, batch] = this.take();
    const oldest = performance.now() - MAX_WAIT_MS;
    const current = batch.filter(({ since, reject }) => {
      if (since < oldest) reject(unavailable(new Error('The message waited too long.')));
      return since >= oldest;
    });
    this.inFlight++;
    void this.run(current).finally(() => {
      this.inFlight--;
      for (const matchId of rooms) this.release(matchId);
      this.schedule();
    });
    this.schedule();
  }

  /** @returns the rooms and their messages, at most 256, those of a room in the order of the calls */
  private take(): [Set<number>, Pending[]] {
    const batch: Pending[] = [];
    for (const room of this.ready) {
      batch.push(...room.waiting.splice(0, MAX_ROWS - batch.length));
      room.isTaken = true;
      this.ready.delete(room);
      if (batch.length >= MAX_ROWS) break;
    }
    this.waiting -= batch.length;
    return [new Set(batch.map(({ draft }) => draft.matchId)), batch];
  }

  private release(matchId: number): void {
    const room = this.rooms.get(matchId)!;
    room.isTaken = false;
    for (const resolve of room.onSettled.splice(0)) resolve();
    if (room.waiting.length > 0) this.ready.add(room);
    else this.rooms.delete(matchId);
  }

  private async run(batch: readonly Pending[]): Promise<void> {
    if (batch.length === 0) return;
    const stored = await this.settings.batches.store(batch.map(({ draft }) => draft));
    const rosters = await this.rostersOf(batch);
    const committed: CommittedMessage[] = [];
    const outcomes = batch.map(({ draft }, index): WriteOutcome | Error => {
      const outcome: Outcome = stored[index]!;
      if (outcome instanceof Error || outcome.kind !== 'new') return outcome;
      const message = committedMessage(draft, outcome, rosters.get(draft.matchId));
      if (message instanceof Error) return message;
      committed.push(message);
      return { kind: 'new', row: message.row };
    });
    this.announce(committed, batch, outcomes);
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index]!;
      if (outcome instanceof Error) reject(unavailable(outcome));
      else resolve(outcome);
    });
  }

  /** Read after the commit, so that every author has taken their seat before. */
  private async rostersOf(batch: readonly Pending[]): Promise<ReadonlyMap<number, Roster>> {
    try {
      return await this.settings.rosters.of([...new Set(batch.map(({ draft }) => draft.matchId))]);
    } catch (error) {
      this.settings.report(error);
      return new Map();
    }
  }

  private announce(
    messages: readonly CommittedMessage[],
    batch: readonly Pending[],
    outcomes: ReadonlyArray<WriteOutcome | Error>,
  ): void {
    const { committed, report } = this.settings;
    try {
      if (messages.length > 0) committed.announce(messages);
      batch.forEach(({ draft }, index) => {
        const outcome = outcomes[index]!;
        if ('kind' in outcome && outcome.kind === 'duplicate') committed.announceAgain(draft, outcome.id);
      });
    } catch (error) {
      report(error);
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
  const stored = { id, matchId, text, createdAt: at, clientId };
  const row = { ...author, ...stored, isDeleted: false, system: null, aboutName: null };
  return { row, previousId, originSocket, hiddenFrom: [...former, ...blocked] };
}

const unavailable = (cause: Error): ServiceUnavailable =>
  new ServiceUnavailable('unavailable', "That didn't work. Please try again.", { cause });
