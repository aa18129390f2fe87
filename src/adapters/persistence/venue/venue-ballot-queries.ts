import type pg from 'pg';
import type { VenueBallotQueries, VenueBallotRow } from '../../../application/venue/venue-views.js';
import { BOOKING } from '../match/booking-sql.js';
import { isBlockedSql } from '../moderation/blocked-sql.js';
import { isOpenMatchSql, isSeatedSql, isVisibleTableSql } from '../status-sql.js';

/**
 * $1 is the reader, $2 the match. Votes and names of former members are not counted or shown. A venue that a blocked
 * user proposed is hidden until it has another vote or is chosen. Notes for the booker are read for nobody else, and their order
 * does not tell whose they are.
 */
const BALLOT = `
  select ${isOpenMatchSql('m.status')} as "isOpen", m.starts_at as "startsAt", m.venue_type as "venueType",
    m.suggested_location as "suggestedLocation", ${BOOKING} as booking,
    coalesce(settled.reopened_at is not null, false) as "isReopened",
    coalesce(settled.picker_id = $1, false) as "isPicker",
    case when settled.booker_id is distinct from $1 then null when settled.is_calling then 'now'
      when $1 = any (settled.caller_ids) then 'before' else 'not_yet' end as call,
    case when settled.booker_id = $1 and settled.is_calling and settled.outcome is null then coalesce((
      select jsonb_agg(said.note_for_booker order by said.note_for_booker collate "C")
      from match_members member join private_preferences said on said.user_id = member.user_id
      where member.match_id = m.id and ${isSeatedSql('member.status')} and said.note_for_booker is not null), '[]')
    else '[]' end as "notesForBooker",
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', v.id, 'name', v.name, 'address', v.address, 'latitude', v.latitude, 'longitude', v.longitude,
        'website', v.website, 'phone', v.phone, 'bookingPolicy', v.booking_policy, 'openness', v.openness,
        'isChosen', v.is_chosen, 'isFull', v.is_full, 'byProduct', v.by_product,
        'proposedBy', case when u.id is null then null else jsonb_build_object(
          'id', u.id, 'firstName', u.first_name) end,
        'votes', cast_for.votes, 'isMine', cast_for.is_mine) order by v.id)
      from venue_proposals v
      left join match_members proposer on proposer.match_id = v.match_id and proposer.user_id = v.proposed_by
        and ${isSeatedSql('proposer.status')}
      left join users u on u.id = proposer.user_id
      cross join lateral (
        select count(*) as votes, coalesce(bool_or(w.user_id = $1), false) as is_mine,
          coalesce(bool_or(w.user_id <> v.proposed_by), false) as has_others
        from venue_votes w
        join match_members voter on voter.match_id = w.match_id and voter.user_id = w.user_id
          and ${isSeatedSql('voter.status')}
        where w.match_id = v.match_id and w.venue_id = v.id) cast_for
      where v.match_id = m.id
        and (v.is_chosen or cast_for.has_others or not ${isBlockedSql('$1', 'v.proposed_by')})), '[]') as venues
  from match_members own join matches m on m.id = own.match_id
  left join venue_bookings settled on settled.match_id = m.id
  where own.user_id = $1 and m.id = $2 and ${isSeatedSql('own.status')} and m.meetup_id is null
    and ${isVisibleTableSql('m.status')}`;

export class PostgresVenueBallotQueries implements VenueBallotQueries {
  constructor(private readonly pool: pg.Pool) {}

  async ballotFor(userId: number, matchId: number): Promise<VenueBallotRow | null> {
    const { rows } = await this.pool.query<VenueBallotRow>({
      name: 'venue-ballot',
      text: BALLOT,
      values: [userId, matchId],
    });
    return rows[0] ?? null;
  }
}
