import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedbackEntries } from '../../../application/feedback/ports.js';
import type { MatchFeedback } from '../../../domain/match/match-feedback.js';

export class PostgresFeedbackEntries implements FeedbackEntries {
  constructor(private readonly em: EntityManager) {}

  async save(matchId: number, feedback: MatchFeedback, now: Date): Promise<void> {
    const { userId, attended, again, note, came, didNotCome } = feedback;
    await this.em.execute(
      `insert into dinner_feedback as said
         (match_id, user_id, attended, again, note, came, did_not_come, created_at, updated_at)
       values (?, ?, ?, ?::int[], ?, ?::int[], ?::int[], ?, ?)
       on conflict (match_id, user_id) do update set
         attended = excluded.attended, again = excluded.again, note = excluded.note, updated_at = excluded.updated_at,
         came = coalesce(excluded.came, said.came), did_not_come = coalesce(excluded.did_not_come, said.did_not_come)`,
      [
        matchId,
        userId,
        attended,
        list(again),
        note,
        came && list(came),
        didNotCome && list(didNotCome),
        now,
        now,
      ].map((value) => value ?? null),
    );
  }

  async markConcern(matchId: number, userId: number): Promise<void> {
    await this.em.execute(
      `update dinner_feedback set has_concern = true where match_id = ? and user_id = ?`,
      [matchId, userId],
    );
  }
}

const list = (ids: readonly number[]): string => `{${ids.join(',')}}`;
