import type { ChatQueries } from '../../application/chat/ports.js';
import type { WriteMessage } from '../../application/chat/write-message.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { type ClientFrame, clientIdOf, readFrame } from './frames.js';
import { type Connection, type Rooms, ROOMS_PER_SOCKET } from './rooms.js';
import { send } from './send.js';
import type { PresentMessage } from './signal-delivery.js';

interface Problems {
  readonly isUnavailable: (error: unknown) => boolean;
  readonly report: (error: unknown) => void;
}

/** Does what a frame of a client asks for, and answers it. */
export class FrameHandler {
  constructor(
    private readonly rooms: Rooms,
    private readonly queries: ChatQueries,
    private readonly writeMessage: WriteMessage,
    private readonly presentMessage: PresentMessage,
    private readonly problems: Problems,
  ) {}

  async handle(connection: Connection, text: string): Promise<void> {
    // A socket that was closed may take its time to go, and is not heard meanwhile.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    const frame = readFrame(text);
    if (!frame) return this.say(connection, 'malformed', 'We could not read that.', clientIdOf(text));
    try {
      if (frame.type === 'join_room') await this.join(connection, frame.matchId);
      else await this.write(connection, frame);
    } catch (error) {
      this.tellWhy(connection, error, frame.type === 'chat_message' ? frame.clientId : null);
    }
  }

  /** Enters first and checks then, so that a membership that ends in between is not missed; it hears nothing before. */
  private async join(connection: Connection, matchId: number): Promise<void> {
    const isNew = !connection.rooms.has(matchId);
    if (isNew && connection.rooms.size >= ROOMS_PER_SOCKET) {
      return this.say(connection, 'too_many_rooms', 'Please open fewer chats at once.', null);
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
      return this.say(connection, 'not_joined', 'Please open the chat first.', clientId);
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

  private tellWhy(connection: Connection, error: unknown, clientId: string | null): void {
    if (error instanceof DomainError) return this.say(connection, error.code, error.message, clientId);
    const away = this.problems.isUnavailable(error);
    if (!away) this.problems.report(error);
    this.say(
      connection,
      away ? 'unavailable' : 'unexpected',
      'That did not work. Please try again.',
      clientId,
    );
  }

  private say(connection: Connection, code: string, message: string, clientId: string | null): void {
    send(connection, { type: 'error', code, message, ...(clientId && { clientId }) });
  }
}
