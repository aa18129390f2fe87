import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewSession, SessionEnd, Sessions } from '../../../application/account/ports.js';
import type { Realtime } from '../../../application/shared/ports.js';
import type { SecurityEvents } from '../../../application/shared/security-events.js';

/** The rows in which the session stores keep who is signed in; sockets and operators are told with the commit. */
export class PostgresSessions implements Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly realtime: Realtime,
    private readonly securityEvents: SecurityEvents,
    private readonly afterCommit: (callback: () => Promise<void>) => Promise<void>,
  ) {}

  open(session: NewSession): Promise<void> {
    return this.insert('sessions', session);
  }

  openConsole(session: NewSession): Promise<void> {
    return this.insert('staff_sessions', session);
  }

  async endAll(userId: number, reason: SessionEnd, exceptSessionId?: string): Promise<void> {
    const exceptSession = exceptSessionId ?? null;
    await this.em.execute(
      `delete from sessions
       where sess -> 'passport' ->> 'user' = ?::text and (?::text is null or sid <> ?::text)`,
      [String(userId), exceptSession, exceptSession],
    );
    await this.deleteConsoleSessions(userId);
    await this.tell(userId, reason);
    await this.realtime.signal({ type: 'sessions_ended', userId, exceptSession });
  }

  async closeConsole(userId: number, reason: SessionEnd): Promise<void> {
    await this.deleteConsoleSessions(userId);
    await this.tell(userId, reason);
  }

  private tell(accountId: number, reason: SessionEnd): Promise<void> {
    return this.afterCommit(async () => this.securityEvents.record('session_ended', { accountId, reason }));
  }

  private async deleteConsoleSessions(userId: number): Promise<void> {
    await this.em.execute(`delete from staff_sessions where sess ->> 'staffId' = ?::text`, [String(userId)]);
  }

  private async insert(
    table: 'sessions' | 'staff_sessions',
    { id, content, expires }: NewSession,
  ): Promise<void> {
    await this.em.execute(`insert into ${table} (sid, sess, expire) values (?, ?::json, ?::timestamptz)`, [
      id,
      JSON.stringify(content),
      expires.toISOString(),
    ]);
  }
}
