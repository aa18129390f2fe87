import { isSeatedSql } from '../status-sql.js';

/** The booking of match `m` as its members see it (`BookingView`); null for a match without one. */
export const BOOKING = `
  (select jsonb_build_object(
      'status', coalesce(b.outcome,
        case when booker.user_id is not null then 'taken' when b.asked_at is not null then 'asked' else 'none' end),
      'bookerId', booker.user_id, 'bookedAs', b.booked_as)
    from venue_bookings b
    left join match_members booker on booker.match_id = b.match_id and booker.user_id = b.booker_id
      and ${isSeatedSql('booker.status')}
    where b.match_id = m.id)`;
