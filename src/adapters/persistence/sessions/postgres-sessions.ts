import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewSession, SessionEnd, Sessions } from '../../../application/sessions/sessions.js';
import type { Realtime } from '../../../application/shared/ports.js';
import type { SecurityEvents } from '../../../application/shared/security-events.js';

/** Inserts and deletes the rows of the session stores; sockets and the security log are notified on commit. */
export class PostgresSessions implements Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly realtime: Realtime,
    private readonly securityEvents: SecurityEvents,
    private readonly afterCommit: (callback: () => Promise<void>) => Promise<void>,
  ) {}

  async open(session: NewSession, { isRestricted }: { isRestricted: boolean }): Promise<void> {
    await this.em.execute(
      `insert into sessions (sid, sess, expire, restricted, browser, platform)
       values (?, ?::json, ?::timestamptz, ?, ?, ?)`,
      [...columnsOf(session), isRestricted, session.device.browser, session.device.platform],
    );
  }

  async openConsole(session: NewSession): Promise<void> {
    await this.em.execute(
      `insert into staff_sessions (sid, sess, expire) values (?, ?::json, ?::timestamptz)`,
      columnsOf(session),
    );
  }

  async end(userId: number, handle: string): Promise<boolean> {
    const ended = await this.em.execute<Array<{ sid: string }>>(
      `delete from sessions where handle = ?::uuid and sess -> 'passport' ->> 'user' = ?::text returning sid`,
      [handle, String(userId)],
    );
    for (const { sid: sessionId } of ended) await this.realtime.signal({ type: 'session_ended', sessionId });
    if (ended.length > 0) await this.recordEnd(userId, 'ended_elsewhere');
    return ended.length > 0;
  }

  async endAll(userId: number, reason: SessionEnd, exceptSessionId?: string): Promise<void> {
    const exceptSession = exceptSessionId ?? null;
    await this.em.execute(
      `delete from sessions
       where sess -> 'passport' ->> 'user' = ?::text and (?::text is null or sid <> ?::text)`,
      [String(userId), exceptSession, exceptSession],
    );
    await this.deleteConsoleSessions(userId);
    await this.recordEnd(userId, reason);
    await this.realtime.signal({ type: 'sessions_ended', userId, exceptSession });
  }

  async closeConsole(userId: number, reason: SessionEnd): Promise<void> {
    await this.deleteConsoleSessions(userId);
    await this.recordEnd(userId, reason);
  }

  private recordEnd(accountId: number, reason: SessionEnd): Promise<void> {
    return this.afterCommit(async () => this.securityEvents.record('session_ended', { accountId, reason }));
  }

  private async deleteConsoleSessions(userId: number): Promise<void> {
    await this.em.execute(`delete from staff_sessions where sess ->> 'staffId' = ?::text`, [String(userId)]);
  }
}

const columnsOf = ({ id, content, expires }: NewSession): string[] => [
  id,
  JSON.stringify(content),
  expires.toISOString(),
];
