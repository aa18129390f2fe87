import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Matches } from '../../../application/match/ports.js';
import type { Events } from '../../../application/shared/ports.js';
import type { Match } from '../../../domain/match/match.js';
import { MatchMapping, MatchMemberMapping } from './match.mapping.js';

/** A table lives in two kinds of rows: its own, and one for every seat that was ever taken. */
export class PostgresMatches implements Matches {
  constructor(
    private readonly em: EntityManager,
    private readonly events: Events,
  ) {}

  async add(match: Match): Promise<void> {
    this.em.persist(match);
    await this.em.flush();
    match.announce();
    await this.save(match);
  }

  async save(match: Match): Promise<void> {
    for (const member of match.members) {
      member.matchId = match.id;
      this.em.persist(member);
    }
    await this.em.flush();
    await this.events.publish(match.pullEvents());
  }

  async lock(matchId: number): Promise<Match | null> {
    const match = await this.em.findOne(
      MatchMapping,
      { id: matchId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!match) return null;
    const members = await this.em.find(
      MatchMemberMapping,
      { matchId },
      { orderBy: { id: 'asc' }, refresh: true },
    );
    match.gather(members);
    return match;
  }

  async lockByRequest(requestId: number): Promise<Match | null> {
    const [row] = await this.em.execute<Array<{ matchId: number }>>(
      `select mm.match_id as "matchId" from match_members mm join matches m on m.id = mm.match_id
       where mm.request_id = ? and mm.status in ('joined', 'confirmed') and m.status in ('pending', 'confirmed')
       limit 1`,
      [requestId],
    );
    return row ? this.lock(row.matchId) : null;
  }

  async hasCancelledSince(userId: number, since: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from matches where cancelled_by = ? and closed_at > ? limit 1`,
      [userId, since],
    );
    return rows.length > 0;
  }

  async dueToAdvance(now: Date, limit: number): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(
      `select id from matches
       where (status in ('pending', 'confirmed') and starts_at - interval '3 hours' <= ?::timestamptz)
          or (status = 'completed' and starts_at + interval '7 days' <= ?::timestamptz)
       order by starts_at, id limit ?`,
      [now, now, limit],
    );
    return rows.map(({ id }) => id);
  }
}
