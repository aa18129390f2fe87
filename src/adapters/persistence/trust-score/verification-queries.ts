import type { Pool } from 'pg';
import type { ReviewRow, VerificationQueries } from '../../../application/trust-score/ports.js';

export class PostgresVerificationQueries implements VerificationQueries {
  constructor(private readonly pool: Pool) {}

  async latestReviewsOf(userId: number): Promise<ReviewRow[]> {
    const { rows } = await this.pool.query<ReviewRow>(
      `select distinct on (kind) kind, status, submitted_at as "submittedAt", due_at as "dueAt",
         decided_at as "decidedAt", reason, note,
         withdrawal_cause as "withdrawalCause"
       from verification_reviews where user_id = $1 order by kind, id desc`,
      [userId],
    );
    return rows;
  }

  async countFilesKeptPast(instant: Date): Promise<number> {
    const { rows } = await this.pool.query<{ files: string }>(
      `select count(*) as files from verification_reviews where file_key is not null and file_due_at < $1`,
      [instant],
    );
    return Number(rows[0]!.files);
  }
}
