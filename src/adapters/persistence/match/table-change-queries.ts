import type pg from 'pg';
import type { SplitOfferQueries, SplitOfferRow } from '../../../application/match/split-views.js';
import { isOpenMatchSql, isSeatedSql, isVisibleMatchSql } from '../status-sql.js';

/** $1 is the reader, $2 the match, $3 now. Only members who were asked see the offer, without the user who has no seat. */
const OFFER = `
  select offer.*
  from match_members own join matches m on m.id = own.match_id
  left join lateral (
    select o.expires_at as "expiresAt", mine.has_agreed as "hasAgreed",
      coalesce((
        select jsonb_agg(u.first_name order by u.id)
        from split_offer_movers other join users u on u.id = other.user_id
        where other.match_id = o.match_id and other.user_id <> $1), '[]') as others
    from split_offers o
    join split_offer_movers mine on mine.match_id = o.match_id and mine.user_id = $1
    join meetup_requests r on r.id = o.request_id and r.status = 'active'
    where o.match_id = m.id and o.expires_at > $3 and ${isOpenMatchSql('m.status')}) offer on true
  where own.user_id = $1 and m.id = $2 and ${isSeatedSql('own.status')} and ${isVisibleMatchSql('m.status')}`;

type Row = { [Field in keyof SplitOfferRow]: SplitOfferRow[Field] | null };

export class PostgresSplitOfferQueries implements SplitOfferQueries {
  constructor(private readonly pool: pg.Pool) {}

  async offerFor(
    userId: number,
    matchId: number,
    now: Date,
  ): Promise<{ isMember: boolean; offer: SplitOfferRow | null }> {
    const { rows } = await this.pool.query<Row>({
      name: 'split-offer',
      text: OFFER,
      values: [userId, matchId, now],
    });
    const [row] = rows;
    const offer = row?.expiresAt ? (row as SplitOfferRow) : null;
    return { isMember: row !== undefined, offer };
  }
}
