import type { ErrorTable } from '../error-table.js';

export const matchErrors: ErrorTable = {
  match_not_found: 404,
  table_is_full: 409,
  dinner_is_over: 409,
  only_organiser_cancels: 403,
  dinner_not_over: 409,
  feedback_is_closed: 409,
  not_at_this_table: 400,
  feedback_note_too_long: 400,
  vote_is_closed: 409,
  too_many_venues: 409,
  venue_not_found: 404,
  venue_not_readable: 400,
  late_minutes_out_of_range: 400,
  not_time_to_be_late: 409,
  split_offer_not_found: 404,
  split_offer_is_over: 409,
};
