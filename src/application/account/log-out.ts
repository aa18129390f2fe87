import type { Realtime } from '../shared/ports.js';

/** Tells the sockets that were opened with a session that it is over; the session itself ends at the edge. */
export class LogOut {
  constructor(private readonly realtime: Realtime) {}

  async execute({ sessionId }: { sessionId: string }): Promise<void> {
    await this.realtime.signal({ type: 'session_ended', sessionId });
  }
}
