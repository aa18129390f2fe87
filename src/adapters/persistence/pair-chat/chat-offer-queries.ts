import type pg from 'pg';
import type { ChatOfferQueries, ChatOfferRow } from '../../../application/pair-chat/ports.js';

/**
 * $1 is the reader. Only the reader's own answer, block and "not again" count: what the other member says or does, short
 * of deleting the account, changes nothing until the chat opens.
 */
const OFFERS = `
  select o.id, u.id as "userId", u.first_name as "firstName", u.profile_image_url as "profileImageUrl",
    to_char(m.suggested_date, 'YYYY-MM-DD') as "metOn", o.expires_at as "expiresAt", own.agrees is true as "isWaiting"
  from chat_offers o
  cross join lateral (select
    case when o.first_id = $1 then o.first_agrees else o.second_agrees end as agrees,
    case when o.first_id = $1 then o.second_id else o.first_id end as other) own
  join users u on u.id = own.other and u.deleted_at is null
  join matches m on m.id = o.match_id
  where (o.first_id = $1 or o.second_id = $1) and o.expires_at > $2 and o.chat_id is null
    and own.agrees is distinct from false
    and not exists (select from blocks b where b.blocker_id = $1 and b.blocked_id = own.other)
    and not exists (select from seating_exclusions e where e.user_id = $1 and e.excluded_id = own.other)
  order by o.expires_at, o.id limit 50`;

export class PostgresChatOfferQueries implements ChatOfferQueries {
  constructor(private readonly pool: pg.Pool) {}

  async offersOf(userId: number, now: Date): Promise<ChatOfferRow[]> {
    const { rows } = await this.pool.query<ChatOfferRow>({
      name: 'chat-offers-of-user',
      text: OFFERS,
      values: [userId, now],
    });
    return rows;
  }
}
