import { poolOf } from './pool-of.js';

/**
 * Inserts a warning after a missed table, as the assessment leaves it two days after the table, optionally with an appeal.
 * @returns the id of the step
 */
export async function insertStep(
  databaseUrl: string,
  userId: number,
  note: string | null = null,
): Promise<number> {
  const database = poolOf(databaseUrl);
  const { rows } = await database.query<{ id: number }>(
    `insert into reliability_misses
       (user_id, kind, at, date, assessed_at, step, step_until, appeal_note, appealed_at)
     values ($1, 'no_show', now() - interval '2 days', current_date - 2, now(), 'warning', now(), $2,
       case when $2::text is not null then now() end)
     returning id`,
    [userId, note],
  );
  return rows[0]!.id;
}
