import type { ChatQueries } from '../../application/chat/ports.js';
import type { WriteMessage } from '../../application/chat/write-message.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { DomainError, type ErrorValues } from '../../domain/shared/domain-error.js';
import { SerialQueue } from '../shared/serial-queue.js';
import {
  type ClientFrame,
  clientIdOf,
  MessageFrames,
  type PresentMessage,
  readFrame,
  RefusedFrame,
} from './frames.js';
import type { RoomDelivery } from './room-delivery.js';
import { type Connection, send, sendData } from './connection.js';
import { type Rooms, ROOMS_PER_SOCKET } from './rooms.js';

interface ErrorHandling {
  readonly isUnavailable: (error: unknown) => boolean;
  readonly report: (error: unknown) => void;
}

/** Records the handling of a frame; `type` is one of a closed list. */
export type TraceFrame = (type: string, work: () => Promise<void>) => Promise<void>;

/** An error as its frame tells it. */
interface Told {
  readonly code: string;
  readonly message: string;
  readonly values?: ErrorValues;
}

type ChatFrame = ClientFrame & { type: 'chat_message' };

/** Handles a client's frames and sends the responses. */
export class FrameHandler {
  constructor(
    private readonly rooms: Rooms,
    private readonly queries: Pick<ChatQueries, 'roomOf'>,
    private readonly writeMessage: Pick<WriteMessage, 'execute'>,
    private readonly presentMessage: PresentMessage,
    private readonly delivery: Pick<RoomDelivery, 'expect'>,
    private readonly errors: ErrorHandling,
    private readonly trace: TraceFrame = (_type, work) => work(),
  ) {}

  /** Frames after a join wait for it. Messages are written in order, without waiting for each other. */
  handle(connection: Connection, text: string): void {
    connection.unanswered++;
    const frame = readFrame(text);
    if (frame?.type === 'join_room') connection.joins ??= new SerialQueue(this.errors.report);
    const { joins } = connection;
    if (joins && (frame?.type === 'join_room' || joins.size > 0))
      joins.add(() => this.start(connection, frame, text));
    else void this.start(connection, frame, text);
  }

  /** @returns a promise for the end of a join, and nothing for a message, which the next frame does not wait for */
  private start(connection: Connection, frame: ClientFrame | null, text: string): Promise<void> | void {
    // Frames that arrive during the close handshake are ignored.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    const before = connection.lastResponse ?? undefined;
    const response: Promise<void> = this.trace(frame?.type ?? 'malformed', () =>
      this.respond(connection, frame),
    )
      .catch(async (error: unknown) => {
        // A refusal needs no query, but it is sent after the acknowledgements of earlier messages.
        await before;
        this.sendFailure(connection, error, frame?.type === 'join_room' ? null : clientIdOf(text));
      })
      .then(() => {
        connection.unanswered--;
        return before;
      });
    connection.lastResponse = response;
    return frame?.type === 'join_room' ? response : undefined;
  }

  private async respond(connection: Connection, frame: ClientFrame | null): Promise<void> {
    if (!frame) throw new RefusedFrame('malformed', "We couldn't read that.");
    return frame.type === 'join_room' ? this.join(connection, frame.matchId) : this.write(connection, frame);
  }

  /** Enters before the check, so that a membership that ends during the query is noticed; no message is sent before. */
  private async join(connection: Connection, matchId: number): Promise<void> {
    const isNew = !connection.rooms.has(matchId);
    if (isNew && connection.rooms.size >= ROOMS_PER_SOCKET)
      throw new RefusedFrame('too_many_rooms', 'Please open fewer chats at once.');
    this.rooms.enter(connection, matchId);
    try {
      const room = await this.queries.roomOf(matchId, connection.userId);
      if (!room) this.rooms.drop(connection, matchId);
      if (!room || !this.rooms.admit(connection, matchId, room.lastMessageId)) throw new MatchNotFound();
      this.delivery.expect(matchId, room.lastMessageId);
    } finally {
      connection.entering.delete(matchId);
    }
    send(connection, { type: 'room_joined', matchId });
  }

  /** A new message is acknowledged by its delivery, in the order of the room. */
  private async write(connection: Connection, frame: ChatFrame): Promise<void> {
    const { matchId, message, clientId } = frame;
    if (!connection.rooms.has(matchId)) throw new RefusedFrame('not_joined', 'Please open the chat first.');
    const { userId, id: originSocket } = connection;
    const { row, isNew } = await this.writeMessage.execute({
      userId,
      matchId,
      message,
      clientId,
      originSocket,
    });
    if (isNew) return;
    sendData(connection, new MessageFrames(matchId, this.presentMessage(row)).messageSent(clientId));
  }

  private sendFailure(connection: Connection, error: unknown, clientId: string | null): void {
    if (error instanceof DomainError || error instanceof RefusedFrame)
      return this.sendError(connection, error, clientId);
    const isUnavailable = this.errors.isUnavailable(error);
    if (!isUnavailable) this.errors.report(error);
    const code = isUnavailable ? 'unavailable' : 'unexpected';
    this.sendError(connection, { code, message: "That didn't work. Please try again." }, clientId);
  }

  private sendError(connection: Connection, error: Told, clientId: string | null): void {
    const { code, message, values } = error;
    send(connection, {
      type: 'error',
      code,
      message,
      ...(values && Object.keys(values).length > 0 && { values }),
      ...(clientId && { clientId }),
    });
  }
}
