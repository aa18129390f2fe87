import type { ChatQueries } from '../../application/chat/ports.js';
import type { WriteMessage } from '../../application/chat/write-message.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { type ClientFrame, clientIdOf, readFrame } from './frames.js';
import { type Connection, type Rooms, ROOMS_PER_SOCKET } from './rooms.js';
import { send } from './send.js';
import type { PresentMessage } from './signal-delivery.js';

interface ErrorHandling {
  readonly isUnavailable: (error: unknown) => boolean;
  readonly report: (error: unknown) => void;
}

/** Handles a client's frame and sends the response. */
export class FrameHandler {
  constructor(
    private readonly rooms: Rooms,
    private readonly queries: ChatQueries,
    private readonly writeMessage: WriteMessage,
    private readonly presentMessage: PresentMessage,
    private readonly errors: ErrorHandling,
  ) {}

  async handle(connection: Connection, text: string): Promise<void> {
    // Frames that arrive during the close handshake are ignored.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    const frame = readFrame(text);
    if (!frame) return this.sendError(connection, 'malformed', 'We could not read that.', clientIdOf(text));
    try {
      if (frame.type === 'join_room') await this.join(connection, frame.matchId);
      else await this.write(connection, frame);
    } catch (error) {
      this.sendFailure(connection, error, frame.type === 'chat_message' ? frame.clientId : null);
    }
  }

  /** Enters before the check, so that a membership that ends during the query is noticed; no message is sent before. */
  private async join(connection: Connection, matchId: number): Promise<void> {
    const isNew = !connection.rooms.has(matchId);
    if (isNew && connection.rooms.size >= ROOMS_PER_SOCKET) {
      return this.sendError(connection, 'too_many_rooms', 'Please open fewer chats at once.', null);
    }
    this.rooms.enter(connection, matchId);
    try {
      const isMember = (await this.queries.roomOf(matchId, connection.userId)) !== null;
      if (!isMember) this.rooms.drop(connection, matchId);
      if (!this.rooms.admit(connection, matchId)) throw new MatchNotFound();
    } finally {
      connection.entering.delete(matchId);
    }
    send(connection, { type: 'room_joined', matchId });
  }

  private async write(connection: Connection, frame: ClientFrame & { type: 'chat_message' }): Promise<void> {
    const { matchId, message, clientId } = frame;
    if (!connection.rooms.has(matchId)) {
      return this.sendError(connection, 'not_joined', 'Please open the chat first.', clientId);
    }
    const { userId, id: originSocket } = connection;
    const row = await this.writeMessage.execute({ userId, matchId, message, clientId, originSocket });
    send(connection, {
      type: 'message_sent',
      matchId,
      message: this.presentMessage(row),
      ...(clientId && { clientId }),
    });
  }

  private sendFailure(connection: Connection, error: unknown, clientId: string | null): void {
    if (error instanceof DomainError) return this.sendError(connection, error.code, error.message, clientId);
    const isUnavailable = this.errors.isUnavailable(error);
    if (!isUnavailable) this.errors.report(error);
    this.sendError(
      connection,
      isUnavailable ? 'unavailable' : 'unexpected',
      'That did not work. Please try again.',
      clientId,
    );
  }

  private sendError(connection: Connection, code: string, message: string, clientId: string | null): void {
    send(connection, { type: 'error', code, message, ...(clientId && { clientId }) });
  }
}
