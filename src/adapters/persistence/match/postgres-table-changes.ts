import type { EntityManager } from '@mikro-orm/postgresql';
import type { SplitOffers } from '../../../application/match/ports.js';
import { SplitOffer } from '../../../domain/match/split/split-offer.js';
import type { Slot } from '../../../domain/shared/slot.js';

const LEFT_OVER = `
  select r.user_id as "userId"
  from meetup_requests r
  where r.status = 'active' and r.preferred_date = ? and r.preferred_time = ? and r.venue_type = ?
    and not exists (select from split_offers o where o.request_id = r.id)
  order by r.goes_first desc, r.created_at, r.id limit ?`;

const OFFER = `
  select r.id as "requestId", r.user_id as "userId", o.expires_at as "expiresAt",
    array_agg(m.user_id order by m.user_id) as "moverIds",
    coalesce(array_agg(m.user_id) filter (where m.has_agreed), '{}') as "agreedIds"
  from split_offers o
  join meetup_requests r on r.id = o.request_id
  join split_offer_movers m on m.match_id = o.match_id
  where o.match_id = ?
  group by r.id, o.match_id`;

interface OfferRow {
  readonly requestId: number;
  readonly userId: number;
  readonly expiresAt: Date | string;
  readonly moverIds: number[];
  readonly agreedIds: number[];
}

const ADD_OFFER = `
  insert into split_offers (match_id, request_id, expires_at) values (?, ?, ?) on conflict (match_id) do nothing`;
const SAVE_MOVERS = `
  insert into split_offer_movers (match_id, user_id, has_agreed)
  select ?, mover, mover = any (?::int[]) from unnest(?::int[]) mover
  on conflict (match_id, user_id) do update set has_agreed = excluded.has_agreed`;

/** The rows of an offer are protected by the row lock of its match, which callers acquire first. */
export class PostgresSplitOffers implements SplitOffers {
  constructor(private readonly em: EntityManager) {}

  async leftOverIn(slot: Slot, limit: number): Promise<number[]> {
    const { preferredDate, preferredTime, venueType } = slot;
    const values = [preferredDate, preferredTime, venueType, limit];
    const rows = await this.em.execute<Array<{ userId: number }>>(LEFT_OVER, values);
    return rows.map(({ userId }) => userId);
  }

  async of(matchId: number): Promise<SplitOffer | null> {
    const [row] = await this.em.execute<OfferRow[]>(OFFER, [matchId]);
    if (!row) return null;
    const { userId, requestId, moverIds, expiresAt, agreedIds } = row;
    return new SplitOffer(matchId, { userId, requestId }, moverIds, new Date(expiresAt), agreedIds);
  }

  async save({ matchId, leftOver, moverIds, agreedIds, expiresAt }: SplitOffer): Promise<void> {
    await this.em.execute(ADD_OFFER, [matchId, leftOver.requestId, expiresAt]);
    await this.em.execute(SAVE_MOVERS, [matchId, `{${agreedIds.join(',')}}`, `{${moverIds.join(',')}}`]);
  }

  async remove(matchId: number): Promise<void> {
    await this.em.execute('delete from split_offers where match_id = ?', [matchId]);
  }
}
