import type { EntityManager } from '@mikro-orm/postgresql';
import type { ExpectedMember, Matches } from '../../../application/match/ports.js';
import type { Events } from '../../../application/shared/ports.js';
import { ASKED_FROM_HOUR, ASKED_UNTIL_HOUR } from '../../../domain/match/feedback-question.js';
import { Match } from '../../../domain/match/match.js';
import type { MatchEvent } from '../../../domain/match/match-events.js';
import type { MatchState } from '../../../domain/match/match-state.js';
import type { MatchMember } from '../../../domain/match/match-member.js';
import { ARCHIVED_AFTER_HOURS, OVER_AFTER_HOURS } from '../../../domain/match/match-status.js';
import { TABLE_SIZE } from '../../../domain/seating/model/table-size.js';
import { LAST_SEATING_HOURS } from '../../../domain/shared/slot.js';
import { LOCK_ROOM } from './chat-locks.js';
import { AFTER_MATCH } from '../after-match-sql.js';
import { Records } from '../records.js';
import { revertOnRollback } from '../revert-on-rollback.js';
import { MatchMemberRecord, MatchRecord } from './match.mapping.js';
import {
  isAgreedPairSql,
  isVoidSql,
  isExpectedSql,
  isOpenMatchSql,
  isPastMatchSql,
  isSeatedSql,
} from '../status-sql.js';

/** A page of matches of its own for each condition, because only one with a single status follows the order of an index. */
const pageOf = (condition: string): string => `(
    select m.starts_at, m.id from matches m where ${condition} and ${AFTER_MATCH}
    order by m.starts_at, m.id limit ?)`;

/** Matches due to be completed or archived, and those below the minimum size whose seats can no longer be filled. */
const DUE_TO_ADVANCE = `
  select id from (
    ${pageOf(`${isOpenMatchSql('m.status')} and m.starts_at <= ?::timestamptz`)}
    union all
    ${pageOf(`m.status = 'completed' and m.starts_at <= ?::timestamptz`)}
    union all
    ${pageOf(`${isOpenMatchSql('m.status')} and m.meetup_id is null and not ${isAgreedPairSql('m.id')}
      and m.starts_at > ?::timestamptz and m.starts_at <= ?::timestamptz
      and (select count(*) from match_members seat
        where seat.match_id = m.id and ${isExpectedSql('seat.status')}) < ?::int`)}) due
  order by starts_at, id limit ?`;

const EXPECTED_MEMBERS = `
  with previous as (
    select coalesce(max(m.starts_at), '-infinity') as starts_at, coalesce(max(m.id), 0) as match_id,
      coalesce(max(mm.id), 0) as seat_id
    from match_members mm join matches m on m.id = mm.match_id where mm.id = ?)
  select mm.id as "seatId", m.id as "matchId", mm.user_id as "userId", m.starts_at as "startsAt",
    coalesce(u.time_zone, m.time_zone) as "timeZone", mm.status, mm.joined_at as "joinedAt",
    mm.reminded_at as "remindedAt"
  from matches m join match_members mm on mm.match_id = m.id join users u on u.id = mm.user_id
  where ${isOpenMatchSql('m.status')} and m.starts_at > ?::timestamptz and m.starts_at <= ?::timestamptz
    and ${isExpectedSql('mm.status')}
    and (m.starts_at, m.id) >= (select starts_at, match_id from previous)
    and (m.starts_at, m.id, mm.id) > (select starts_at, match_id, seat_id from previous)
  order by m.starts_at, m.id, mm.id limit ?`;

/** Completed matches on the day after, in the hours in which their members may be asked. */
const DUE_TO_ASK = `
  select m.id from matches m cross join (select ?::timestamptz as now) clock
  where m.status = 'completed' and m.feedback_asked_at is null
    and m.starts_at > clock.now - interval '3 days' and m.starts_at <= clock.now
    and clock.now at time zone m.time_zone >= m.suggested_date + 1 + interval '${ASKED_FROM_HOUR} hours'
    and clock.now at time zone m.time_zone < m.suggested_date + 1 + interval '${ASKED_UNTIL_HOUR} hours'
    and ${AFTER_MATCH}
  order by m.starts_at, m.id limit ?`;

const OPEN_TABLES_OF = `
  select id from matches
  where ${isOpenMatchSql('status')} and organizer_id = ?
  union
  select m.id from match_members seat join matches m on m.id = seat.match_id
  where seat.user_id = ? and ${isExpectedSql('seat.status')} and ${isOpenMatchSql('m.status')}
  order by id`;

/** Copies the columns that the list of open meetups filters by, participants and status, to the meetup's row. */
const FOLLOW_TABLE = `
  update meetups set
    current_participants = (
      select count(*) from match_members seat where seat.match_id = m.id and ${isSeatedSql('seat.status')}),
    status = case when ${isVoidSql('m.status')} then 'cancelled'
      when ${isPastMatchSql('m.status')} then 'completed' else 'open' end,
    updated_at = m.updated_at
  from matches m where m.id = ? and meetups.id = m.meetup_id`;

const memberRecordOf = new WeakMap<MatchMember, object>();

/** A match is a row of its own and one row per seat that was ever taken. */
export class PostgresMatches implements Matches {
  private readonly records: Records<MatchState, Match, 'members'>;

  constructor(
    private readonly em: EntityManager,
    private readonly events: Events<MatchEvent>,
  ) {
    this.records = new Records(em, MatchRecord, Match);
  }

  async add(match: Match): Promise<void> {
    await this.records.save(match);
    match.announce();
    await this.save(match);
  }

  /** Takes the lock of the match's room, so that a message is stored before a seat ends or the chat closes, or not at all. */
  async save(match: Match): Promise<void> {
    await this.em.execute(LOCK_ROOM, [match.id]);
    this.em.persist(this.records.recordOf(match));
    for (const member of match.members) this.em.persist(this.memberRecordOf(member, match.id));
    await this.em.flush();
    if (match.meetupId !== null) await this.em.execute(FOLLOW_TABLE, [match.id]);
    await this.events.publish(match.pullEvents());
  }

  async findForUpdate(matchId: number): Promise<Match | null> {
    // Not `for update`, which conflicts with the foreign keys of chat messages: a batch of messages that holds the room's
    // lock would wait for this row, whose holder may wait for the room's lock.
    await this.em.execute(`select 1 from matches where id = ? for no key update`, [matchId]);
    return this.find(matchId);
  }

  async find(matchId: number): Promise<Match | null> {
    const record = await this.em.findOne(MatchRecord, { id: matchId }, { refresh: true });
    if (!record) return null;
    const rows = await this.em.find(
      MatchMemberRecord,
      { matchId },
      { orderBy: { id: 'asc' }, refresh: true },
    );
    const members = rows.map(({ id: _id, matchId: _matchId, ...member }) => member);
    const match = this.records.restore(record, { members });
    for (const [at, member] of match.members.entries()) memberRecordOf.set(member, rows[at]!);
    return match;
  }

  private memberRecordOf(member: MatchMember, matchId: number): object {
    const known = memberRecordOf.get(member);
    const record =
      known ?? this.em.create(MatchMemberRecord, { matchId, ...member.state }, { persist: false });
    memberRecordOf.set(member, record);
    revertOnRollback(this.em, record, (isNew) => {
      if (isNew) memberRecordOf.delete(member);
    });
    return known ? Object.assign(known, member.state) : record;
  }

  async findByRequestForUpdate(requestId: number): Promise<Match | null> {
    const [row] = await this.em.execute<Array<{ matchId: number }>>(
      `select mm.match_id as "matchId" from match_members mm join matches m on m.id = mm.match_id
       where mm.request_id = ? and ${isExpectedSql('mm.status')} and ${isOpenMatchSql('m.status')}
       limit 1`,
      [requestId],
    );
    return row ? this.findForUpdate(row.matchId) : null;
  }

  async hasSeatAt(userId: number, startsAt: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from match_members mm join matches m on m.id = mm.match_id
       where mm.user_id = ? and ${isExpectedSql('mm.status')}
         and ${isOpenMatchSql('m.status')} and m.starts_at = ? limit 1`,
      [userId, startsAt],
    );
    return rows.length > 0;
  }

  async hasCancelledSince(userId: number, since: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from matches where cancelled_by = ? and closed_at > ? and meetup_id is null limit 1`,
      [userId, since],
    );
    return rows.length > 0;
  }

  async dueToAdvance(now: Date, limit: number, after = 0): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(DUE_TO_ADVANCE, [
      ...[hoursFrom(now, -OVER_AFTER_HOURS), after, limit],
      ...[hoursFrom(now, -ARCHIVED_AFTER_HOURS), after, limit],
      ...[now, hoursFrom(now, LAST_SEATING_HOURS), TABLE_SIZE.smallestFinal, after, limit],
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  async expectedMembers(from: Date, until: Date, after: number, limit: number): Promise<ExpectedMember[]> {
    const rows = await this.em.execute<ExpectedMember[]>(EXPECTED_MEMBERS, [after, from, until, limit]);
    return rows.map((row) => ({
      ...row,
      startsAt: new Date(row.startsAt),
      joinedAt: new Date(row.joinedAt),
      remindedAt: row.remindedAt && new Date(row.remindedAt),
    }));
  }

  async dueToAskForFeedback(now: Date, limit: number, after = 0): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(DUE_TO_ASK, [now, after, limit]);
    return rows.map(({ id }) => id);
  }

  async openTablesOf(userId: number): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(OPEN_TABLES_OF, [userId, userId]);
    return rows.map(({ id }) => id);
  }
}

const hoursFrom = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * 3_600_000);
