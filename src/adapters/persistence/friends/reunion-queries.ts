import type pg from 'pg';
import type { ReunionOfferRow, ReunionQueries } from '../../../application/friends/reunions.js';

/** $1 is the reader. Of the others, only the deletion of an account changes what the reader sees. */
const OFFERS = `
  select o.match_id as "matchId", to_char(m.suggested_date, 'YYYY-MM-DD') as "metOn",
    to_char(o.preferred_date, 'YYYY-MM-DD') as "preferredDate", m.suggested_time as "preferredTime",
    m.venue_type as "venueType", o.expires_at as "expiresAt", others.people
  from reunion_offers o
  join matches m on m.id = o.match_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'firstName', u.first_name,
      'profileImageUrl', u.profile_image_url) order by u.id), '[]') as people
    from reunion_offers other join users u on u.id = other.user_id and u.deleted_at is null
    where other.match_id = o.match_id and other.user_id <> $1
      and not exists (select from blocks b where b.blocker_id = $1 and b.blocked_id = u.id)) others
  where o.user_id = $1 and o.expires_at > $2 and o.agrees is null and others.people <> '[]'
  order by o.expires_at, o.match_id limit 10`;

export class PostgresReunionQueries implements ReunionQueries {
  constructor(private readonly pool: pg.Pool) {}

  async offersOf(userId: number, now: Date): Promise<ReunionOfferRow[]> {
    const { rows } = await this.pool.query<ReunionOfferRow>({
      name: 'reunion-offers-of-user',
      text: OFFERS,
      values: [userId, now],
    });
    return rows;
  }
}
