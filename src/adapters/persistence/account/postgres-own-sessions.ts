import type { Pool } from 'pg';
import type { OwnSession, OwnSessions } from '../../../application/account/ports.js';

/** A visit is noted at most once an hour, by moving the end of the session; so its end tells when it was seen last. */
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
    /** After this time a session is over, whenever it was seen last. */
    private readonly longestSessionMs: number,
  ) {}

  async of(userId: number, currentSessionId: string, limit: number): Promise<OwnSession[]> {
    const values = [String(userId), currentSessionId, Date.now() - this.longestSessionMs, limit];
    return (await this.pool.query<OwnSession>(SESSIONS, values)).rows;
  }
}
