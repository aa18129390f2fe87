import type { EntityManager } from '@mikro-orm/postgresql';
import type { SeatingExclusions } from '../../../application/feedback/ports.js';

/** Rows of `seating_exclusions`; the engine reads them in `AVOIDED_PAIRS`, in both directions. */
export class PostgresSeatingExclusions implements SeatingExclusions {
  constructor(private readonly em: EntityManager) {}

  async replace(matchId: number, userId: number, excludedIds: readonly number[], now: Date): Promise<void> {
    const ids = `{${excludedIds.join(',')}}`;
    await this.em.execute(
      `delete from seating_exclusions where match_id = ? and user_id = ? and not excluded_id = any (?::int[])`,
      [matchId, userId, ids],
    );
    await this.em.execute(
      `insert into seating_exclusions (user_id, excluded_id, match_id, since)
       select ?, excluded_id, ?, ? from unnest(?::int[]) excluded_id
       on conflict (user_id, excluded_id) do update set match_id = excluded.match_id`,
      [userId, matchId, now, ids],
    );
  }

  async lift(userId: number, excludedIds: readonly number[]): Promise<void> {
    if (excludedIds.length === 0) return;
    await this.em.execute(
      `delete from seating_exclusions where user_id = ? and excluded_id = any (?::int[])`,
      [userId, `{${excludedIds.join(',')}}`],
    );
  }
}
