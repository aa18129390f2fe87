import type { ErrorTable } from '../error-table.js';

export const meetupErrors: ErrorTable = {
  meetup_plan_not_allowed: 400,
  seats_are_taken: 400,
  limits_enforced: 403,
  not_trusted_to_organise: 403,
  meetup_not_found: 404,
  not_at_meetup: 404,
  meetup_full: 409,
  already_joined: 409,
  meetup_over: 409,
  date_is_settled: 409,
  line_is_full: 409,
  waits_for_too_many: 409,
  plans_at_that_time: 409,
};
