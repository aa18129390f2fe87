import type pg from 'pg';
import type {
  AlsoListed,
  MatchQueries,
  MatchRow,
  ProfileRow,
} from '../../../application/match/match-views.js';
import { BOOKING } from './booking-sql.js';
import { isBlockedSql } from '../moderation/blocked-sql.js';
import { ATTENDANCE } from './attendance-sql.js';
import { CHAT_SUMMARY } from './chat-summary-sql.js';
import { isPastMatchSql, isSeatedSql, isVisibleMatchSql } from '../status-sql.js';

const TASTES = `jsonb_build_object('interests', u.interests, 'survey', case when s.user_id is not null then
  jsonb_build_object('favoriteConversationTopic', s.favorite_conversation_topic, 'favoriteMusic', s.favorite_music,
    'personalityType', s.personality_type) end)`;

/**
 * Matches as one member reads them; $1 is the reader. A match
 * whose chat the reader left is listed again when it is over, for the feedback; the caller adds further conditions. Blocks do not hide members: both users have to see who sits there, and a missing name
 * would reveal the block.
 */
const MATCHES = `
  select m.id, m.meetup_type as "meetupType", m.venue_type as "venueType", m.suggested_time as "suggestedTime",
    to_char(m.suggested_date, 'YYYY-MM-DD') as "suggestedDate", m.starts_at as "startsAt",
    m.time_zone as "timeZone", m.match_score as "matchScore", m.suggested_location as "suggestedLocation",
    m.status, case when o.id is null then null else jsonb_build_object(
      'id', o.id, 'title', o.title, 'isOrganizer', o.created_by = $1,
      'maxParticipants', o.max_participants) end as meetup, own.status as "ownStatus",
    own.left_at is not null as "hasLeftChat", m.created_at as "createdAt", m.updated_at as "updatedAt",
    others.participants, others.users, others."ownTastes", others."otherTastes",
    case when m.meetup_type = '1v1' then (
      select case
        when a.personality_type = b.personality_type then a.personality_type
        when a.favorite_conversation_topic = b.favorite_conversation_topic then a.favorite_conversation_topic
        when a.favorite_music = b.favorite_music then a.favorite_music end
      from user_survey_responses a join user_survey_responses b on b.user_id <> a.user_id
      where a.user_id = $1 and b.user_id = any (others.participants) and not ${isBlockedSql('$1', 'b.user_id')}
      limit 1) end as "sharedInterest",
    (select jsonb_build_object('attended', f.attended, 'again', f.again, 'note', f.note) from dinner_feedback f
      where f.match_id = m.id and f.user_id = $1) as feedback,
    ${ATTENDANCE},
    ${BOOKING} as booking,
    (select jsonb_build_object('adjective', w.adjective, 'noun', w.noun) from table_words w
      where w.match_id = m.id) as "tableWord",
    ${CHAT_SUMMARY}
  from match_members own
  join matches m on m.id = own.match_id
  left join meetups o on o.id = m.meetup_id
  cross join lateral (
    select array_agg(t.user_id order by t.user_id) as participants,
      coalesce(jsonb_agg(jsonb_build_object(
        'id', t.user_id, 'displayName', t.display_name, 'firstName', t.first_name,
        'profileImageUrl', t.profile_image_url, 'dateOfBirth', t.date_of_birth, 'trustScore', t.trust_score)
        order by t.joined_at, t.user_id) filter (where t.user_id <> $1), '[]') as users,
      min(${TASTES}::text) filter (where t.user_id = $1)::jsonb as "ownTastes",
      coalesce(jsonb_agg(case when not ${isBlockedSql('$1', 't.user_id')} then ${TASTES} end)
        filter (where t.user_id <> $1), '[]') as "otherTastes"
    from table_mates t
    join users u on u.id = t.user_id
    left join user_survey_responses s on s.user_id = t.user_id
    where t.match_id = m.id and ${isSeatedSql('t.status')}
  ) others
  where own.user_id = $1 and ${isSeatedSql('own.status')}
    and ${isVisibleMatchSql('m.status')} and (own.left_at is null or ${isPastMatchSql('m.status')})`;

/** Upcoming matches first, soonest first; then chats of two, then past ones, latest first. */
const UPCOMING_FIRST = `
  order by ${isPastMatchSql('m.status')}, m.status = 'in_touch',
    case when ${isPastMatchSql('m.status')} then m.starts_at end desc, m.starts_at, m.id
  limit 50`;

const PROFILE = `
  select u.id, u.first_name as "firstName", u.first_name as "displayName", u.profile_image_url as "profileImageUrl",
    to_char(u.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", u.trust_score as "trustScore", u.bio, u.interests,
    u.is_email_verified as "isEmailVerified", u.is_id_verified as "isIdVerified",
    u.is_phone_verified as "isPhoneVerified", u.is_profile_picture_verified as "isProfilePictureVerified"
  from users u
  where u.id = $2 and u.auth_provider <> 'system' and u.deleted_at is null and not ${isBlockedSql('$1', 'u.id')} and (u.id = $1 or exists (
    select 1 from match_members mine
    join match_members theirs on theirs.match_id = mine.match_id and theirs.user_id = u.id
    join matches m on m.id = mine.match_id and ${isVisibleMatchSql('m.status')}
    where mine.user_id = $1 and ${isSeatedSql('mine.status')}
      and ${isSeatedSql('theirs.status')}))`;

export class PostgresMatchQueries implements MatchQueries {
  constructor(private readonly pool: pg.Pool) {}

  async matchesOf(userId: number, { past, pairs }: AlsoListed): Promise<MatchRow[]> {
    const { rows } = await this.pool.query<MatchRow>({
      name: 'matches-of-user',
      text: `${MATCHES} and ($2 or not ${isPastMatchSql('m.status')}) and ($3 or m.status <> 'in_touch') ${UPCOMING_FIRST}`,
      values: [userId, past, pairs],
    });
    return rows;
  }

  async matchOf(userId: number, matchId: number): Promise<MatchRow | null> {
    const text = `${MATCHES} and m.id = $2`;
    const { rows } = await this.pool.query<MatchRow>({
      name: 'match-of-user',
      text,
      values: [userId, matchId],
    });
    return rows[0] ?? null;
  }

  async profileFor(readerId: number, userId: number): Promise<ProfileRow | null> {
    const { rows } = await this.pool.query<ProfileRow>({
      name: 'profile-for-table-mate',
      text: PROFILE,
      values: [readerId, userId],
    });
    return rows[0] ?? null;
  }
}
