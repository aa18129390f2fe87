import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewSession, Sessions } from '../../../application/account/ports.js';
import type { Realtime } from '../../../application/shared/ports.js';

/** The rows in which the session stores keep who is signed in; sockets are told with the commit. */
export class PostgresSessions implements Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly realtime: Realtime,
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
    return ended.length > 0;
  }

  async endAll(userId: number, exceptSessionId?: string): Promise<void> {
    const exceptSession = exceptSessionId ?? null;
    await this.em.execute(
      `delete from sessions
       where sess -> 'passport' ->> 'user' = ?::text and (?::text is null or sid <> ?::text)`,
      [String(userId), exceptSession, exceptSession],
    );
    await this.closeConsole(userId);
    await this.realtime.signal({ type: 'sessions_ended', userId, exceptSession });
  }

  async closeConsole(userId: number): Promise<void> {
    await this.em.execute(`delete from staff_sessions where sess ->> 'staffId' = ?::text`, [String(userId)]);
  }
}

const columnsOf = ({ id, content, expires }: NewSession): string[] => [
  id,
  JSON.stringify(content),
  expires.toISOString(),
];
