import { isSeatedSql } from '../status-sql.js';

/** What the seated members of match `m` have said about their coming. */
export const ATTENDANCE = `
  (select jsonb_build_object(
      'confirmed', count(*) filter (where seat.status = 'confirmed'),
      'late', coalesce(jsonb_agg(jsonb_build_object('userId', seat.user_id, 'minutes', seat.late_minutes)
        order by seat.late_minutes, seat.user_id) filter (where seat.late_minutes is not null), '[]'),
      'here', coalesce(jsonb_agg(seat.user_id order by seat.arrived_at, seat.user_id)
        filter (where seat.arrived_at is not null), '[]'))
    from match_members seat where seat.match_id = m.id and ${isSeatedSql('seat.status')}) as attendance`;
