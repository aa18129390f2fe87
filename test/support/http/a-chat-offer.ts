import type { APerson } from './a-person.js';
import type { ProductUnderTest } from './test-product.js';

/** Offers two members of a match a chat, as the job does a week later. @returns the path of the offer */
export async function aChatOffer(
  { query }: Pick<ProductUnderTest, 'query'>,
  metAt: number,
  one: APerson,
  other: APerson,
): Promise<string> {
  const { rows } = await query<{ id: number }>(
    `insert into chat_offers (match_id, first_id, second_id, offered_at, expires_at)
     values ($1, least($2::int, $3::int), greatest($2::int, $3::int), now(), now() + interval '14 days') returning id`,
    [metAt, one.id, other.id],
  );
  return `/api/chat-offers/${rows[0]!.id}`;
}
