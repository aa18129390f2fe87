import type { ChatQueries, MessageRow } from '../../application/chat/ports.js';
import type { Signal } from '../../application/shared/ports.js';
import { SESSION_ENDED } from './close-codes.js';
import type { Connection, Rooms } from './rooms.js';
import { send } from './send.js';

export type PresentMessage = (row: MessageRow) => object;

/** Sends the signals of all processes as frames to the sockets of this one. */
export class SignalDelivery {
  constructor(
    private readonly rooms: Rooms,
    private readonly queries: ChatQueries,
    private readonly presentMessage: PresentMessage,
  ) {}

  async onSignal(signal: Signal): Promise<void> {
    switch (signal.type) {
      case 'messages_written':
        for (const { matchId, id, originSocket } of signal.messages)
          await this.deliverMessage(matchId, id, originSocket);
        return;
      case 'message_erased':
        return this.deliverMessage(signal.matchId, signal.messageId, null);
      case 'match_found':
      case 'match_cancelled':
        return this.sendToUsers(signal.userIds, { type: signal.type, matchId: signal.matchId });
      case 'matches_changed':
        return this.sendToUsers(signal.userIds, { type: 'matches_changed' });
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

  private async deliverMessage(
    matchId: number,
    messageId: number,
    originSocket: string | null,
  ): Promise<void> {
    const listeners = this.rooms.inRoom(matchId).filter(({ id }) => id !== originSocket);
    if (listeners.length === 0) return;
    const row = await this.queries.message(matchId, messageId);
    if (!row) return;
    const blocked = new Set(await this.queries.blockedUserIdsOf(row.userId));
    const frame = { type: 'new_message', matchId, message: this.presentMessage(row) };
    for (const connection of listeners) if (!blocked.has(connection.userId)) send(connection, frame);
  }

  private sendToUsers(userIds: readonly number[], frame: object): void {
    for (const userId of userIds) for (const connection of this.rooms.ofUser(userId)) send(connection, frame);
  }

  private endSessions(connections: readonly Connection[]): void {
    for (const { socket } of connections) socket.close(SESSION_ENDED, 'session ended');
  }
}
