import type pg from 'pg';
import type { PersonalRecord, PersonalRecords } from '../../../application/account-end/ports.js';
import { isSeatedSql } from '../status-sql.js';

/** A bound that no account reaches within the half year for which chats are stored. */
const MAX_ROWS = 20_000;

/** Each query returns rows of user $1, newest first. */
const RECORDS: Record<PersonalRecord, string> = {
  survey: `
    select favorite_conversation_topic as "favoriteConversationTopic", favorite_music as "favoriteMusic",
      personality_type as "personalityType"
    from user_survey_responses where user_id = $1`,
  privatePreferences: `
    select diets, is_step_free as "isStepFree", note_for_booker as "noteForBooker",
      languages
    from private_preferences where user_id = $1`,
  requests: `
    select id, venue_type as "venueType", to_char(preferred_date, 'YYYY-MM-DD') as "preferredDate",
      preferred_time as "preferredTime", max_distance as "maxDistance", age_range_min as "ageRangeMin",
      age_range_max as "ageRangeMax", shared_language as "sharedLanguage", not_the_only as "notTheOnly", status, created_at as "createdAt",
      seat_latitude as "seatLatitude", seat_longitude as "seatLongitude",
      (select array_agg(u.first_name order by m.joined_at, m.request_id)
       from friend_group_members own join friend_group_members m on m.group_id = own.group_id
       join meetup_requests r on r.id = m.request_id join users u on u.id = r.user_id
       where own.request_id = q.id and m.request_id <> q.id) as friends
    from meetup_requests q where user_id = $1 order by id desc`,
  matches: `
    select m.id, m.venue_type as "venueType", m.starts_at as "startsAt", m.time_zone as "timeZone", m.status,
      m.match_score as "matchScore", m.suggested_location as "suggestedLocation", own.status as "ownStatus",
      own.joined_at as "joinedAt", own.left_at as "leftAt", own.late_minutes as "lateMinutes",
      own.arrived_at as "arrivedAt", m.cancelled_by is not distinct from $1 as "isCanceledByYou",
      (select array_agg(t.display_name order by t.display_name collate "und-x-icu") from table_mates t
       where t.match_id = m.id and t.user_id <> $1 and ${isSeatedSql('t.status')}) as people
    from match_members own join matches m on m.id = own.match_id
    where own.user_id = $1 order by m.id desc`,
  messages: `
    select id, match_id as "matchId", message, deleted_at is not null as "isDeleted", created_at as "createdAt"
    from chat_messages where user_id = $1 order by id desc`,
  meetups: `
    select id, title, description, meetup_type as "meetupType", restaurant_name as "restaurantName",
      restaurant_address as "restaurantAddress", to_char(scheduled_date, 'YYYY-MM-DD') as "scheduledDate",
      scheduled_time as "scheduledTime", status, created_by = $1 as "isOrganizer",
      exists (select 1 from meetup_waitlist w where w.meetup_id = o.id and w.user_id = $1) as "isWaiting"
    from meetups o
    where created_by = $1 or id in (
      select meetup_id from meetup_participants where user_id = $1
      union select meetup_id from meetup_waitlist where user_id = $1)
    order by id desc`,
  venues: `
    select match_id as "matchId", name, address, latitude, longitude, proposed_at as "proposedAt"
    from venue_proposals where proposed_by = $1 order by id desc`,
  votes: `
    select w.match_id as "matchId", v.name, v.address, w.voted_at as "votedAt"
    from venue_votes w join venue_proposals v on v.id = w.venue_id
    where w.user_id = $1 order by w.match_id desc`,
  bookings: `
    select match_id as "matchId", asked_at as "askedAt", picker_id is not distinct from $1 as "wasAskedToPick",
      $1 = any (caller_ids) as "hasSeenNotes",
      case when booker_id = $1 then outcome end as outcome, case when booker_id = $1 then booked_as end as "bookedAs"
    from venue_bookings
    where match_id in (select match_id from match_members where user_id = $1)
      and (booker_id = $1 or picker_id = $1 or $1 = any (caller_ids))
    order by match_id desc`,
  tableChanges: `
    select m.match_id as "matchId", o.expires_at as "expiresAt", m.has_agreed as "hasAgreed",
      m.has_declined as "hasDeclined"
    from split_offer_movers m join split_offers o on o.match_id = m.match_id
    where m.user_id = $1 order by m.match_id desc`,
  reviews: `
    select kind, status, submitted_at as "submittedAt", decided_at as "decidedAt", reason, note,
      withdrawal_cause as "withdrawalCause"
    from verification_reviews where user_id = $1 order by id desc`,
  feedback: `
    select match_id as "matchId", attended, again, came, did_not_come as "didNotCome", note,
      has_concern as "hasConcern", updated_at as "updatedAt"
    from dinner_feedback where user_id = $1 order by id desc`,
  notAgain: `
    select u.first_name as "firstName", e.since
    from seating_exclusions e join users u on u.id = e.excluded_id where e.user_id = $1 order by e.since desc`,
  // What was answered is not stored; a no is one of the reports.
  homeSafe: `
    select match_id as "matchId", asked_at as "askedAt", answered_at as "answeredAt"
    from home_safe_questions where user_id = $1 order by asked_at desc, match_id desc`,
  // The other member's answer is not included.
  chatOffers: `
    select u.first_name as "firstName", o.match_id as "matchId", o.offered_at as "offeredAt",
      o.expires_at as "expiresAt", case when o.first_id = $1 then o.first_agrees else o.second_agrees end as agrees
    from chat_offers o join users u on u.id = case when o.first_id = $1 then o.second_id else o.first_id end
    where o.first_id = $1 or o.second_id = $1 order by o.id desc`,
  sharedPlans: `
    select seat.match_id as "matchId", p.created_at as "sharedAt"
    from shared_plans p join match_members seat on seat.id = p.seat_id where seat.user_id = $1 order by p.created_at desc`,
  blocks: `
    select u.first_name as "firstName", b.blocked_at as "blockedAt"
    from blocks b join users u on u.id = b.blocked_id where b.blocker_id = $1 order by b.id desc`,
  // The user's own reports; the decisions concern other users.
  reports: `
    select kind, target_id as "targetId", reason, note, source, submitted_at as "submittedAt", decided_at as "decidedAt"
    from reports where reporter_id = $1 order by submitted_at desc, id`,
  // A suspension that was proposed and declined was never announced to the user.
  suspensions: `
    select kind, status, reason, until, asked_at as "askedAt", lifted_at as "liftedAt", appeal_note as "appealNote",
      answer
    from suspensions where user_id = $1 and status not in ('proposed', 'declined') order by id desc`,
  misses: `
    select kind, at, assessed_at as "assessedAt", step, step_until as "stepUntil"
    from reliability_misses where user_id = $1 order by at desc, id desc`,
  sessions: `
    select browser, platform, to_timestamp((sess ->> 'startedAt')::float8 / 1000) as "startedAt"
    from sessions where sess -> 'passport' ->> 'user' = $1::text order by expire desc`,
  // The digests of their keys are secrets of the browsers.
  knownDevices: `
    select last_used_at as "lastUsedAt" from known_devices where user_id = $1 order by last_used_at desc`,
  activity: `
    select signed_in_at as "signedInAt", notices, noticed_at as "noticedAt" from account_activity where user_id = $1`,
  // Changes that wait for their code, which is not included.
  emailChange: `
    select email, created_at as "createdAt" from email_proofs where user_id = $1 and purpose = 'change-email'`,
  phoneVerification: `
    select phone_number as "phoneNumber", created_at as "createdAt" from phone_verifications where user_id = $1`,
  secondFactor: `
    select created_at as "createdAt", enrolled_at as "enrolledAt" from second_factors where user_id = $1`,
  calendar: `select created_at as "createdAt" from calendar_feeds where user_id = $1`,
  // What the user has switched off.
  notifications: `
    select kind, channel, at as "offSince" from notification_opt_outs where user_id = $1 order by at desc`,
  undeliverableAddress: `
    select email, reply, since from undeliverable_addresses where user_id = $1`,
  // When mails were sent in the last week; what they said is not stored.
  sentMails: `
    select m.sent_at as "sentAt" from sent_mails m join users u on lower(u.email) = m.email
    where u.id = $1 order by m.sent_at desc`,
  // Who else agreed is in the friends of the request.
  weeklyQuestion: `
    select next_at as "nextAt", asked_at as "askedAt", to_char(asked_for, 'YYYY-MM-DD') as "askedFor", unanswered
    from weekly_questions where user_id = $1`,
  // How the user joined, and the links that they made for others.
  registration: `
    select 'invited' as what, u.used_at as at, inviter.first_name as "invitedBy", null::int as uses, null::text as note
    from invitation_uses u join invitations i on i.id = u.invitation_id left join users inviter on inviter.id = i.created_by
    where u.user_id = $1
    union all
    select 'created_invitation', created_at, null, uses, note from invitations where created_by = $1
    order by at desc`,
  // The rest of the address is a secret of the browser.
  devices: `
    select substring(endpoint from '^https://([^/]+)') as "pushService", subscribed_at as "subscribedAt"
    from push_devices where user_id = $1 order by subscribed_at desc`,
};

const OF_ONE_ROW: ReadonlySet<PersonalRecord> = new Set([
  'survey',
  'privatePreferences',
  'undeliverableAddress',
  'activity',
  'emailChange',
  'phoneVerification',
  'secondFactor',
]);

export class PostgresPersonalRecords implements PersonalRecords {
  constructor(private readonly pool: pg.Pool) {}

  async of(userId: number): Promise<Record<PersonalRecord, unknown>> {
    const found: Partial<Record<PersonalRecord, unknown>> = {};
    for (const [name, text] of Object.entries(RECORDS) as Array<[PersonalRecord, string]>) {
      const { rows } = await this.pool.query<object>(`${text} limit ${MAX_ROWS}`, [userId]);
      found[name] = OF_ONE_ROW.has(name) ? (rows[0] ?? null) : rows;
    }
    return found as Record<PersonalRecord, unknown>;
  }
}
