import type { CommittedMessage, CommittedMessages, MessageDraft } from '../../application/chat/ports.js';
import type { Realtime, WrittenMessage } from '../../application/shared/ports.js';
import { MessageFrames, type PresentMessage } from './frames.js';
import type { RoomDelivery } from './room-delivery.js';
import type { RoomMessage } from './rooms.js';

/**
 * Sends committed messages to the other processes and to the sockets of this one. A signal is handed to the bus before a
 * message is acknowledged; where it is lost, the next message of the room or a reconnection reveals the gap. See ADR 26.
 */
export class MessageFanOut implements CommittedMessages {
  constructor(
    private readonly processId: string,
    private readonly delivery: Pick<RoomDelivery, 'receive'>,
    private readonly realtime: Realtime,
    private readonly presentMessage: PresentMessage,
    private readonly report: (error: unknown) => void,
  ) {}

  announce(messages: readonly CommittedMessage[]): void {
    const written: WrittenMessage[] = [];
    const local: RoomMessage[] = [];
    for (const { row, previousId, originSocket, hiddenFrom } of messages) {
      const { id, matchId, userId } = row;
      const frames = new MessageFrames(matchId, this.presentMessage(row));
      const frame = frames.newMessage();
      const acknowledgement = Buffer.from(frames.messageSent(row.clientId));
      const origin = originSocket === null ? null : { socketId: originSocket, acknowledgement };
      written.push({ matchId, id, previousId, userId, hiddenFrom, frame });
      local.push({ matchId, id, previousId, hiddenFrom, frame: Buffer.from(frame), origin });
    }
    this.publish(this.processId, written);
    for (const message of local) this.delivery.receive(message);
  }

  announceAgain({ matchId, userId }: MessageDraft, id: number): void {
    // Without the id before it, receivers that have not delivered it read all that they miss.
    this.publish(null, [{ matchId, id, previousId: 0, userId, hiddenFrom: [], frame: null }]);
  }

  private publish(from: string | null, messages: readonly WrittenMessage[]): void {
    this.realtime.signal({ type: 'messages_written', from, messages }).catch(this.report);
  }
}
