import type { EntityManager } from '@mikro-orm/postgresql';
import type { TableMates } from '../../../application/review-cases/table-mates.js';
import { CONFLICT_OF_INTEREST_WEEKS } from '../../../domain/review-cases/conflict-of-interest.js';

/**
 * A SQL condition: whether two users are table-mates within the conflict-of-interest period.
 * @param one, other, now SQL for the user ids and the current time, such as `$1` or `review.user_id`
 */
export const areTableMatesSql = (one: string, other: string, now: string): string => `exists (
  select 1 from match_members mine
  join match_members theirs on theirs.match_id = mine.match_id and theirs.user_id = ${other}
  join matches shared on shared.id = mine.match_id
  where mine.user_id = ${one} and ${one} <> ${other}
    and shared.starts_at > ${now}::timestamptz - interval '${CONFLICT_OF_INTEREST_WEEKS} weeks')`;

/** A SQL condition: whether a user has or had a seat in a match. @param person, match SQL for their ids */
export const satAtSql = (person: string, match: string): string =>
  `exists (select from match_members seat where seat.match_id = ${match} and seat.user_id = ${person})`;

export class PostgresTableMates implements TableMates {
  constructor(private readonly em: EntityManager) {}

  async areTableMates(one: number, other: number, now: Date): Promise<boolean> {
    const [row] = await this.em.execute<Array<{ areMates: boolean }>>(
      `with asked as (select ?::int as one, ?::int as other, ?::timestamptz as now)
       select ${areTableMatesSql('one', 'other', 'now')} as "areMates" from asked`,
      [one, other, now],
    );
    return row!.areMates;
  }

  async satAt(userId: number, matchId: number): Promise<boolean> {
    const [row] = await this.em.execute<Array<{ sat: boolean }>>(
      `with asked as (select ?::int as person, ?::int as match) select ${satAtSql('person', 'match')} as sat from asked`,
      [userId, matchId],
    );
    return row!.sat;
  }
}
