import type { Signal, WrittenMessage } from '../../application/shared/ports.js';
import { SESSION_ENDED } from './close-codes.js';
import type { RoomDelivery } from './room-delivery.js';
import { type Connection, send } from './connection.js';
import type { Rooms } from './rooms.js';
import type { ServerFrame } from './frames.js';

/** Sends the signals of all processes as frames to the sockets of this one. See ADR 7. */
export class SignalDelivery {
  constructor(
    private readonly rooms: Rooms,
    private readonly delivery: Pick<RoomDelivery, 'receive' | 'redeliver'>,
    /** Called with the author of each message that another process stored. */
    private readonly onMessageElsewhere: (userId: number) => void = () => undefined,
  ) {}

  async onSignal(signal: Signal): Promise<void> {
    switch (signal.type) {
      case 'messages_written':
        for (const message of signal.messages) this.receive(message, signal.from);
        return;
      case 'message_erased':
        return this.delivery.redeliver(signal.matchId, signal.messageId);
      case 'chat_read':
        return;
      case 'match_found':
      case 'match_cancelled':
      case 'seat_lost':
        return this.sendToUsers(signal.userIds, { type: signal.type, matchId: signal.matchId });
      case 'matches_changed':
      case 'request_closed':
        return this.sendToUsers(signal.userIds, { type: signal.type });
      case 'participant_left': {
        const { matchId, userId } = signal;
        this.rooms.leave(userId, matchId);
        return this.sendToUsers(signal.userIds, { type: 'participant_left', matchId, userId });
      }
      case 'sessions_ended':
        return this.endSessions(
          this.rooms.ofUser(signal.userId).filter((each) => each.sessionId !== signal.exceptSession),
        );
      case 'session_ended':
        return this.endSessions(this.rooms.all().filter((each) => each.sessionId === signal.sessionId));
    }
  }

  private receive({ userId, frame, ...message }: WrittenMessage, from: string | null): void {
    if (from !== null && from !== this.rooms.processId) this.onMessageElsewhere(userId);
    const data = frame === null ? null : Buffer.from(frame);
    this.delivery.receive({ ...message, frame: data, origin: null });
  }

  private sendToUsers(userIds: readonly number[], frame: ServerFrame): void {
    for (const userId of userIds) for (const connection of this.rooms.ofUser(userId)) send(connection, frame);
  }

  private endSessions(connections: readonly Connection[]): void {
    for (const { socket } of connections) socket.close(SESSION_ENDED, 'session ended');
  }
}
