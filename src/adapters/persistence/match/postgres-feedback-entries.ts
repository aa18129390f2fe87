import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedbackEntries } from '../../../application/match/ports.js';
import type { MatchFeedback } from '../../../domain/match/match-feedback.js';

export class PostgresFeedbackEntries implements FeedbackEntries {
  constructor(private readonly em: EntityManager) {}

  async save(matchId: number, feedback: MatchFeedback, now: Date): Promise<void> {
    const { userId, attended, again, note } = feedback;
    await this.em.execute(
      `insert into dinner_feedback (match_id, user_id, attended, again, note, created_at, updated_at)
       values (?, ?, ?, ?::int[], ?, ?, ?)
       on conflict (match_id, user_id) do update set
         attended = excluded.attended, again = excluded.again, note = excluded.note, updated_at = excluded.updated_at`,
      [matchId, userId, attended, `{${again.join(',')}}`, note, now, now],
    );
  }
}
