import type { RecordedUser } from './recorded-user.js';
import type { ProductUnderTest } from './test-product.js';

/** A zone where it is about noon now, because reminders are not sent at night. */
function zoneOfNoon(): string {
  const offset = new Date().getUTCHours() - 12;
  return `Etc/GMT${offset < 0 ? '' : '+'}${offset}`;
}

/** A reminder is sent to a member, who answers by its link: late, cannot come, and gives the seat back. */
export async function answerByMail(
  { query }: Pick<ProductUnderTest, 'query'>,
  member: RecordedUser,
  matchId: number,
): Promise<void> {
  const startIn = (hours: number) =>
    query(`update matches set starts_at = now() + make_interval(hours => $2) where id = $1`, [
      matchId,
      hours,
    ]);
  const { rows } = await query<{ at: Date }>(`select starts_at as at from matches where id = $1`, [matchId]);
  await query(`update users set time_zone = $2 where id = $1`, [member.person.id, zoneOfNoon()]);
  await query(
    `update match_members set joined_at = now() - interval '3 days' where match_id = $1 and user_id = $2`,
    [matchId, member.person.id],
  );
  await startIn(22);
  await query(`select graphile_worker.add_job('remind-tables')`);
  const link = await member.mailedPath(/\/a\/\S+/);
  await member.person.expect('GET', link, 200);
  await member.person.expectForm(link, 200, { reply: 'yes' });
  await startIn(1);
  await member.person.expectForm(link, 200, { reply: 'late-20' });
  await member.person.expect('POST', `/api/matches/${matchId}/late`, 200, { minutes: 10 });
  await member.person.expect('POST', `/api/matches/${matchId}/here`, 200);
  await member.person.expect('POST', `/api/matches/${matchId}/cannot-find`, 200);
  await member.person.expect('GET', '/a/another', 404);
  await query(`update matches set starts_at = $2 where id = $1`, [matchId, rows[0]!.at]);
  await member.person.expect('POST', `/api/matches/${matchId}/late`, 409, { minutes: 10 });
  await member.person.expect('POST', `/api/matches/${matchId}/here`, 409);
}
