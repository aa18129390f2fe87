import type { EntityManager } from '@mikro-orm/postgresql';
import type { Blocks, ReportTargets } from '../../../application/moderation/ports.js';
import type { ReportKind, ReportTarget } from '../../../domain/moderation/report.js';
import type {
  ReportedMeetup,
  ReportedMessage,
  ReportedProfile,
} from '../../../domain/moderation/report-evidence.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { isSeatedSql, isVisibleMatchSql } from '../status-sql.js';

/** Number of messages copied before and after the reported one. */
const CONTEXT_MESSAGES = 10;

/** Locked, so that the picture is not deleted before the report refers to it. */
const PROFILE = `
  select first_name as "firstName", bio, interests, profile_image_url as "profileImageUrl"
  from users where id = ? and auth_provider <> 'system' for share`;

/**
 * A message of another member from when the reader joined until they left the chat. Messages after a block are not found, like unknown ids, so that
 * trying ids does not reveal the block.
 */
const MESSAGE = `
  select c.user_id as "userId", c.match_id as "matchId"
  from chat_messages c
  join match_members own on own.match_id = c.match_id and own.user_id = ? and ${isSeatedSql('own.status')}
  join matches m on m.id = c.match_id and ${isVisibleMatchSql('m.status')}
  where c.id = ? and c.created_at >= own.joined_at and c.created_at <= coalesce(own.left_at, 'infinity')
    and c.user_id not in (own.user_id, ${SYSTEM_USER_ID})
    and not exists (select from blocked_pairs pair
      where pair.a = own.user_id and pair.b = c.user_id and pair.blocked_at <= c.created_at)`;

const CONVERSATION = `
  with asked as (select ?::int as match_id, ?::int as id, ${CONTEXT_MESSAGES} as around),
  near as (
    (select c.* from asked, chat_messages c
     where c.match_id = asked.match_id and c.id <= asked.id and c.user_id <> ${SYSTEM_USER_ID}
     order by c.id desc limit ${CONTEXT_MESSAGES} + 1)
    union all
    (select c.* from asked, chat_messages c
     where c.match_id = asked.match_id and c.id > asked.id and c.user_id <> ${SYSTEM_USER_ID}
     order by c.id limit ${CONTEXT_MESSAGES}))
  select near.id, near.user_id as "userId", author.first_name as "firstName", near.id = asked.id as "isReported", near.message as text,
    near.created_at as at
  from asked, near join users author on author.id = near.user_id order by near.id`;

/**
 * A meetup in any state. A condition on the date would let the reader tell a meetup that a block hides from one that
 * does not exist.
 */
const MEETUP = `
  select o.created_by as "userId", m.id as "matchId", o.id, o.title, o.description,
    o.restaurant_name as "restaurantName", o.restaurant_address as "restaurantAddress",
    to_char(o.scheduled_date, 'YYYY-MM-DD') as "scheduledDate", o.scheduled_time as "scheduledTime"
  from meetups o join matches m on m.meetup_id = o.id
  where o.id = ? and o.created_by <> ?`;

/** A match in which the reader has or had a seat until its end. */
const MATCH = `
  select 1 from match_members own join matches m on m.id = own.match_id and ${isVisibleMatchSql('m.status')}
  where m.id = ? and own.user_id = ? and ${isSeatedSql('own.status')}`;

interface Found {
  readonly userId: number;
  readonly matchId: number;
}

/** Reads in the transaction that inserts the report, so that the evidence cannot change in between. */
export class PostgresReportTargets implements ReportTargets {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: Pick<Blocks, 'hasMet'>,
  ) {}

  asSeenBy(userId: number, kind: ReportKind, targetId: number): Promise<ReportTarget | null> {
    if (kind === 'user') return this.person(userId, targetId);
    if (kind === 'match') return this.match(userId, targetId);
    return kind === 'message' ? this.message(userId, targetId) : this.meetup(userId, targetId);
  }

  private async match(userId: number, id: number): Promise<ReportTarget | null> {
    const [found] = await this.em.execute<object[]>(MATCH, [id, userId]);
    if (!found) return null;
    const evidence = { profile: null, messages: [], meetup: null };
    return { kind: 'match', id, aboutUserId: null, matchId: id, evidence };
  }

  private async person(userId: number, id: number): Promise<ReportTarget | null> {
    if (!(await this.blocks.hasMet(userId, id))) return null;
    const evidence = { profile: await this.profileOf(id), messages: [], meetup: null };
    return { kind: 'user', id, aboutUserId: id, matchId: null, evidence };
  }

  private async message(userId: number, id: number): Promise<ReportTarget | null> {
    const [found] = await this.em.execute<Found[]>(MESSAGE, [userId, id]);
    if (!found) return null;
    type Row = Omit<ReportedMessage, 'at'> & { readonly at: Date };
    const rows = await this.em.execute<Row[]>(CONVERSATION, [found.matchId, id]);
    const messages = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    const evidence = { profile: await this.profileOf(found.userId), messages, meetup: null };
    return { kind: 'message', id, aboutUserId: found.userId, matchId: found.matchId, evidence };
  }

  private async meetup(userId: number, id: number): Promise<ReportTarget | null> {
    const [found] = await this.em.execute<Array<Found & ReportedMeetup>>(MEETUP, [id, userId]);
    if (!found) return null;
    const { userId: organizer, matchId, ...meetup } = found;
    const profile = await this.profileOf(organizer);
    const aboutUserId = profile && organizer;
    return { kind: 'meetup', id, aboutUserId, matchId, evidence: { profile, messages: [], meetup } };
  }

  private async profileOf(userId: number): Promise<ReportedProfile | null> {
    const [profile] = await this.em.execute<ReportedProfile[]>(PROFILE, [userId]);
    return profile ?? null;
  }
}
