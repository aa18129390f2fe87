import type pg from 'pg';
import type { FeedbackQueries, OwnFeedbackRow } from '../../../application/feedback/ports.js';
import { isSeatedSql, isVisibleTableSql } from '../status-sql.js';

/** $1 is the reader, $2 the match. */
const OWN_FEEDBACK = `
  select case when f.id is not null then jsonb_build_object(
    'attended', f.attended, 'again', f.again, 'note', f.note, 'hasConcern', f.has_concern,
    'came', coalesce(f.came, '{}'), 'didNotCome', coalesce(f.did_not_come, '{}'),
    'notAgain', (select coalesce(jsonb_agg(e.excluded_id order by e.excluded_id), '[]') from seating_exclusions e
      where e.match_id = m.id and e.user_id = $1)) end as feedback
  from match_members own join matches m on m.id = own.match_id
  left join dinner_feedback f on f.match_id = m.id and f.user_id = $1
  where own.user_id = $1 and m.id = $2 and ${isSeatedSql('own.status')} and ${isVisibleTableSql('m.status')}`;

export class PostgresFeedbackQueries implements FeedbackQueries {
  constructor(private readonly pool: pg.Pool) {}

  async feedbackOf(
    userId: number,
    matchId: number,
  ): Promise<{ isMember: boolean; feedback: OwnFeedbackRow | null }> {
    const { rows } = await this.pool.query<{ feedback: OwnFeedbackRow | null }>({
      name: 'own-feedback',
      text: OWN_FEEDBACK,
      values: [userId, matchId],
    });
    return { isMember: rows.length > 0, feedback: rows[0]?.feedback ?? null };
  }
}
