import type { Pool } from 'pg';
import type { ConnectionStanding, LookUpStandings } from '../../../application/chat/ports.js';
import { MAY_READ } from './chat-queries.js';

const STANDINGS = `
  select c.id,
    exists (
      select from sessions s
      where s.sid = c."sessionId" and s.expire >= now() and s.sess -> 'passport' ->> 'user' = c."userId"::text
        and coalesce((s.sess ->> 'startedAt')::bigint > $2, true)
    ) as "isSignedIn",
    array(
      select m.id from match_members mm join matches m on m.id = mm.match_id
      where mm.user_id = c."userId" and m.id = any(c.rooms) and ${MAY_READ}
    ) as rooms
  from json_to_recordset($1) as c(id text, "sessionId" text, "userId" int, rooms int[])`;

/**
 * Looks up which sockets still have a valid session, which ends after `longestSessionMs`, and which rooms they may
 * still read.
 */
export function lookUpStandings(pool: Pool, longestSessionMs: number): LookUpStandings {
  return async (claims) => {
    const parameters = [JSON.stringify(claims), Date.now() - longestSessionMs];
    return (await pool.query<ConnectionStanding>(STANDINGS, parameters)).rows;
  };
}
