import { poolOf } from '../postgres/pool-of.js';
import type { APerson } from './a-person.js';
import type { ProductUnderTest } from './test-product.js';

/**
 * Opens the chat of two members of a match by the consent of both, after the offer that the job makes a week later.
 * @returns the match id of the chat
 */
export async function aChatOfTwo(
  { databaseUrl }: Pick<ProductUnderTest, 'databaseUrl'>,
  metAt: number,
  one: APerson,
  other: APerson,
): Promise<number> {
  const database = poolOf(databaseUrl);
  const { rows } = await database.query<{ id: number }>(
    `insert into chat_offers (match_id, first_id, second_id, offered_at, expires_at)
     values ($1, least($2::int, $3::int), greatest($2::int, $3::int), now(), now() + interval '14 days') returning id`,
    [metAt, one.id, other.id],
  );
  const path = `/api/chat-offers/${rows[0]!.id}`;
  await one.expect('POST', path, 200, { agrees: true });
  const { body } = await other.post<{ matchId: number }>(path, { agrees: true });
  return body.matchId;
}
