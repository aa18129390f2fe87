import type { ChatQueries, DeliveredMessage } from '../../application/chat/ports.js';
import { send, sendData } from './connection.js';
import { MessageFrames, type PresentMessage } from './frames.js';
import type { RoomMessage, Rooms, RoomSequence } from './rooms.js';

/** How long a message waits for an earlier one that is still on its way, in milliseconds. */
const GAP_TIMEOUT_MS = 250;
/** Messages that wait for an earlier one, per room. */
const MAX_WAITING = 500;
/** Missing messages that one query reads. */
const PAGE_SIZE = 200;
/** Queries for one gap; with more messages missing, clients refetch the chat. */
const MAX_PAGES = 5;

/** The fields of a message that is read from the database. */
const BY_ID = { previousId: 0, hiddenFrom: [], frame: null, origin: null } as const;

/**
 * Delivers the messages of a room to the sockets of this process once each and in the order of their ids, which is the
 * same on every process. Missing messages are read from the database. See ADR 26.
 */
export class RoomDelivery {
  constructor(
    private readonly rooms: Rooms,
    private readonly queries: Pick<ChatQueries, 'messagesAfter' | 'newestMessages'>,
    private readonly presentMessage: PresentMessage,
    private readonly report: (error: unknown) => void,
    /** Resolves when messages of the room that this process is storing now have been announced. */
    private readonly settled: (matchId: number) => Promise<void>,
    /** Called with the frame of each message when it has been written to the sockets, once per message. */
    private readonly onDelivered: (frame: Buffer) => void = () => undefined,
  ) {}

  receive(message: RoomMessage): void {
    const sequence = this.rooms.sequenceOf(message.matchId);
    // The room has no sockets on this process, or its last message was read from the database just now.
    if (!sequence || message.id <= sequence.lastId) return this.acknowledge(message);
    const isReady = !sequence.isFilling && message.frame !== null && sequence.isNext(message);
    if (!isReady) return this.wait(sequence, message);
    this.deliver(sequence, message);
    if (sequence.waiting.size > 0) this.deliverNext(sequence, message.matchId);
  }

  /** Delivers a message again, whose text was erased. */
  async redeliver(matchId: number, messageId: number): Promise<void> {
    const sequence = this.rooms.sequenceOf(matchId);
    if (!sequence) return;
    // Not delivered yet: it is read from the database in its turn.
    if (messageId > sequence.lastId) return this.wait(sequence, { ...BY_ID, matchId, id: messageId });
    const [row] = await this.queries.messagesAfter(matchId, messageId - 1, 1);
    if (row?.id === messageId) this.send(this.messageOf(row));
  }

  /**
   * Delivers messages whose signals were lost, such as those of a process that crashed after a commit: the newest message
   * of each room is read, and rooms that are behind are filled one after the other.
   */
  async catchUp(matchIds: readonly number[] = this.rooms.matchIds()): Promise<void> {
    if (matchIds.length === 0) return;
    for (const { matchId, id } of await this.queries.newestMessages(matchIds)) {
      const sequence = this.rooms.sequenceOf(matchId);
      if (!sequence || id <= sequence.lastId || sequence.isFilling) continue;
      sequence.waiting.set(id, sequence.waiting.get(id) ?? { ...BY_ID, matchId, id });
      await this.fill(sequence, matchId);
    }
  }

  /** A newer message than the last delivered one was read: if its signal does not arrive soon, it was lost. */
  expect(matchId: number, messageId: number): void {
    const sequence = this.rooms.sequenceOf(matchId);
    if (!sequence || messageId <= sequence.lastId) return;
    setTimeout(() => void this.catchUp([matchId]).catch(this.report), GAP_TIMEOUT_MS).unref();
  }

  /** With the frame that has arrived, if any, and the acknowledgement of a message of this process. */
  private fromRow(row: DeliveredMessage, sequence: RoomSequence): RoomMessage {
    const arrived = sequence.take(row.id);
    return arrived?.frame ? arrived : { ...this.messageOf(row), origin: arrived?.origin ?? null };
  }

  private messageOf({ hiddenFrom, ...row }: DeliveredMessage): RoomMessage {
    const { matchId, id } = row;
    const frame = Buffer.from(new MessageFrames(matchId, this.presentMessage(row)).newMessage());
    return { ...BY_ID, matchId, id, hiddenFrom, frame };
  }

  private deliver(sequence: RoomSequence, message: RoomMessage): void {
    sequence.lastId = message.id;
    this.send(message);
    this.acknowledge(message);
    this.onDelivered(message.frame!);
  }

  private send({ matchId, hiddenFrom, frame, origin }: RoomMessage): void {
    for (const connection of this.rooms.inRoom(matchId))
      if (connection.id !== origin?.socketId && !hiddenFrom.includes(connection.userId))
        sendData(connection, frame!);
  }

  /** Also to a socket that is not in the room anymore. */
  private acknowledge({ origin }: RoomMessage): void {
    const connection = origin && this.rooms.withId(origin.socketId);
    if (connection) sendData(connection, origin.acknowledgement);
  }

  private acknowledgeUntil(sequence: RoomSequence, id: number): void {
    for (const message of sequence.takeUntil(id)) this.acknowledge(message);
  }

  private deliverNext(sequence: RoomSequence, matchId: number): void {
    for (const message of sequence.takeNext()) this.deliver(sequence, message);
    if (sequence.waiting.size > 0) return this.fillLater(sequence, matchId);
    sequence.close();
  }

  private wait(sequence: RoomSequence, message: RoomMessage): void {
    const { matchId, id, frame } = message;
    const before = sequence.waiting.get(id);
    // What is to be read, such as an erased message, is not replaced by its frame, nor an acknowledgement by the bus's copy.
    const isToBeRead = frame === null || before?.frame === null;
    const origin = message.origin ?? before?.origin ?? null;
    sequence.waiting.set(id, { ...message, frame: isToBeRead ? null : frame, origin });
    if (sequence.isFilling) return;
    if (isToBeRead || sequence.waiting.size > MAX_WAITING) void this.fill(sequence, matchId);
    else this.fillLater(sequence, matchId);
  }

  private fillLater(sequence: RoomSequence, matchId: number): void {
    if ([...sequence.waiting.values()].some(({ frame }) => frame === null))
      return void this.fill(sequence, matchId);
    sequence.timer ??= setTimeout(() => void this.fill(sequence, matchId), GAP_TIMEOUT_MS).unref();
  }

  /** Reads what is missing between the last delivered message and the newest that is waiting. */
  private async fill(sequence: RoomSequence, matchId: number): Promise<void> {
    sequence.close();
    sequence.isFilling = true;
    const until = Math.max(...sequence.waiting.keys());
    try {
      await this.deliverFromDatabase(sequence, matchId, until);
    } catch (error) {
      this.report(error);
      for (const connection of this.rooms.inRoom(matchId)) send(connection, { type: 'matches_changed' });
    }
    // All sockets have left since; those that joined after them have a sequence of their own.
    if (this.rooms.sequenceOf(matchId) !== sequence) return this.acknowledgeUntil(sequence, Infinity);
    // A message that is not in the database anymore is not delivered.
    sequence.lastId = Math.max(sequence.lastId, until);
    this.acknowledgeUntil(sequence, sequence.lastId);
    sequence.isFilling = false;
    this.deliverNext(sequence, matchId);
  }

  /** @throws RangeError when more messages are missing than are read for one gap; the oldest of them are delivered */
  private async deliverFromDatabase(sequence: RoomSequence, matchId: number, until: number): Promise<void> {
    for (let page = 1; page <= MAX_PAGES; page++) {
      const rows = await this.queries.messagesAfter(matchId, sequence.lastId, PAGE_SIZE);
      // A message of this process that was read before its announcement gets its acknowledgement with it.
      await this.settled(matchId);
      if (this.rooms.sequenceOf(matchId) !== sequence) return;
      for (const row of rows) if (row.id <= until) this.deliver(sequence, this.fromRow(row, sequence));
      if (rows.length < PAGE_SIZE || rows.at(-1)!.id >= until) return;
    }
    throw new RangeError('More messages are missing than are read for one gap.');
  }
}
