import type { MessageRow } from '../../application/chat/ports.js';

export type PresentMessage = (row: MessageRow) => object;

/** The frames of one message, which is serialized once. */
export class MessageFrames {
  private readonly message: string;

  constructor(
    private readonly matchId: number,
    message: object,
  ) {
    this.message = JSON.stringify(message);
  }

  /** For the sockets in the room. */
  newMessage(): string {
    return `{"type":"new_message","matchId":${this.matchId},"message":${this.message}}`;
  }

  /** For the socket that wrote it. */
  messageSent(clientId: string | null): string {
    const key = clientId === null ? '' : `,"clientId":${JSON.stringify(clientId)}`;
    return `{"type":"message_sent","matchId":${this.matchId},"message":${this.message}${key}}`;
  }
}
