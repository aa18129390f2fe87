import { SYSTEM_USER_ID } from '../../../src/domain/chat/chat-message.js';
import {
  ICEBREAKER,
  icebreakerMessage,
  welcomeMessage,
} from '../../../src/domain/icebreakers/icebreaker-messages.js';
import { formationOf } from '../../../src/domain/match/formation.js';
import { type Slot, startOf } from '../../../src/domain/shared/slot.js';
import { poolOf } from './pool-of.js';

/** Default time zone of users without a location. */
export const HOME_ZONE = 'America/New_York';
/** A question that is asked without anything in common. */
const QUESTION = icebreakerMessage('formed', ['laugh']);

/** The fields of a request that a test may choose. */
export interface TableRequest extends Slot {
  readonly maxDistance: number;
  readonly ageRangeMin: number;
  readonly ageRangeMax: number;
}

/**
 * Inserts what the requests of these users and the run that seats them at one table leave, for users without a location
 * and a survey. The mails, the venue proposals and the record of the run are left out.
 * @returns the id of the match
 */
export async function insertSeatedTable(
  databaseUrl: string,
  userIds: readonly number[],
  request: TableRequest,
): Promise<number> {
  const { preferredDate, preferredTime, venueType } = request;
  const members = userIds.map((id) => ({ id, survey: null, interests: [] }));
  const formation = formationOf(members, 'rolling');
  const { rows } = await poolOf(databaseUrl).query<{ id: number }>(
    `with requests as (
       insert into meetup_requests (user_id, meetup_type, venue_type, preferred_time, preferred_date, max_distance,
         age_range_min, age_range_max, status, time_zone, version, has_seat_place, created_at, updated_at)
       select person, 'group', $2, $3, $4, $5, $6, $7, 'matched', $8, 2, true, $15, $15
       from unnest($1::int[]) with ordinality as people (person, place) order by place
       returning id, user_id
     ), match as (
       insert into matches (meetup_type, venue_type, suggested_time, suggested_date, starts_at, time_zone, match_score,
         status, formation, created_at, updated_at)
       values ('group', $2, $3, $4, $9, $8, $10, 'pending', $11, $15, $15) returning id
     ), members as (
       insert into match_members (match_id, user_id, request_id, status, joined_at)
       select match.id, user_id, requests.id, 'joined', $15 from match, requests order by requests.id
     ), messages as (
       insert into chat_messages (match_id, user_id, message, kind, params, client_id, created_at)
       select id, $12, '', said ->> 'kind', said -> 'params', key, $15
       from match, unnest($13::text[], $14::jsonb[]) as texts (key, said)
     )
     select id from match`,
    [
      ...[userIds, venueType, preferredTime, preferredDate],
      ...[request.maxDistance, request.ageRangeMin, request.ageRangeMax, HOME_ZONE],
      ...[startOf(request, HOME_ZONE), formation.meanAffinity, JSON.stringify(formation)],
      ...[
        SYSTEM_USER_ID,
        ['welcome', ICEBREAKER],
        [welcomeMessage(request), QUESTION].map((said) => JSON.stringify(said)),
      ],
      new Date(),
    ],
  );
  return rows[0]!.id;
}
