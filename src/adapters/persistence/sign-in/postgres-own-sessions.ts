import type { Pool } from 'pg';
import type { OwnSession, OwnSessions } from '../../../application/sign-in/ports.js';

/** The store extends a session's expiry at most once an hour, so the expiry tells the time of the last request. */
const LAST_SEEN = `expire::timestamptz - make_interval(secs => (sess -> 'cookie' ->> 'originalMaxAge')::float8 / 1000)`;

const SESSIONS = `
  select handle as id, browser, platform, to_timestamp((sess ->> 'startedAt')::float8 / 1000) as "startedAt",
    ${LAST_SEEN} as "lastSeenAt", sid = $2 as "isCurrent"
  from sessions
  where sess -> 'passport' ->> 'user' = $1::text and expire >= now() and not restricted
    and (sess ->> 'startedAt')::bigint > $3
  order by sid = $2 desc, expire desc limit $4`;

export class PostgresOwnSessions implements OwnSessions {
  constructor(
    private readonly pool: Pool,
    /** The absolute limit, after which a session is invalid regardless of its last request. */
    private readonly longestSessionMs: number,
  ) {}

  async of(userId: number, currentSessionId: string, limit: number): Promise<OwnSession[]> {
    const values = [String(userId), currentSessionId, Date.now() - this.longestSessionMs, limit];
    return (await this.pool.query<OwnSession>(SESSIONS, values)).rows;
  }
}
