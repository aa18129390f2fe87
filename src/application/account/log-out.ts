import type { Realtime } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';

/** Tells the sockets that were opened with a session that it is over; the session itself ends at the edge. */
export class LogOut {
  constructor(
    private readonly realtime: Realtime,
    private readonly securityEvents: SecurityEvents,
  ) {}

  async execute({ sessionId, userId }: { sessionId: string; userId: number }): Promise<void> {
    this.securityEvents.record('session_ended', { accountId: userId, reason: 'logged_out' });
    await this.realtime.signal({ type: 'session_ended', sessionId });
  }
}
