import type { Realtime } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';

/** Signals the end of a session to its sockets and records a security event. The HTTP adapter deletes the session. */
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
