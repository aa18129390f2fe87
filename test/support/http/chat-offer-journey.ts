import { poolOf } from '../postgres/pool-of.js';
import type { RecordedUser } from './recorded-user.js';

/** One of two members agrees to a chat of two that both were offered; the other one does not answer. */
export async function agreeToChat(
  databaseUrl: string,
  { person }: RecordedUser,
  other: RecordedUser,
  matchId: number,
): Promise<void> {
  const database = poolOf(databaseUrl);
  const { rows } = await database.query<{ id: number }>(
    `insert into chat_offers (match_id, first_id, second_id, offered_at, expires_at)
     values ($1, least($2::int, $3::int), greatest($2::int, $3::int), now(), now() + interval '14 days') returning id`,
    [matchId, person.id, other.person.id],
  );
  await person.expect('GET', '/api/chat-offers', 200);
  await person.expect('POST', '/api/chat-offers/4711', 404, { agrees: true });
  await person.expect('POST', `/api/chat-offers/${rows[0]!.id}`, 200, { agrees: true });
}
