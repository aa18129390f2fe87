import type { EntityManager } from '@mikro-orm/postgresql';
import type { HomeSafeQuestions, HomeSafeSeat } from '../../../application/safety/home-safe-questions.js';
import { HOME_SAFE_AFTER_HOURS, HOME_SAFE_ASKED_UNTIL_HOURS } from '../../../domain/safety/home-safe.js';
import { removeBatch } from '../remove-batch.js';
import { hasAttendedSql, isSeatedSql, isVisibleTableSql } from '../status-sql.js';

/** Not the chats of two, and no match that was canceled or dissolved. */
const TOOK_PLACE = isVisibleTableSql('m.status');

const DUE = `
  select m.id as "matchId", seat.user_id as "userId", m.starts_at as "startsAt", m.time_zone as "timeZone",
    seat.left_at is not null as "hasLeftChat"
  from matches m cross join (select ?::timestamptz as now) clock
    join match_members seat on seat.match_id = m.id and ${hasAttendedSql('seat.status')}
  where ${TOOK_PLACE} and m.starts_at <= clock.now - interval '${HOME_SAFE_AFTER_HOURS} hours'
    and m.starts_at > clock.now - interval '${HOME_SAFE_ASKED_UNTIL_HOURS} hours'
    and not exists (select from home_safe_questions asked
      where asked.match_id = m.id and asked.user_id = seat.user_id)
    and (m.starts_at, m.id) >= (?::timestamptz, ?::int)
    and (m.starts_at, m.id, seat.user_id) > (?::timestamptz, ?::int, ?::int)
  order by m.starts_at, m.id, seat.user_id limit ?`;

const START = `
  select m.starts_at as "startsAt"
  from matches m join match_members seat on seat.match_id = m.id and ${isSeatedSql('seat.status')}
    join users u on u.id = seat.user_id and u.deleted_at is null
  where m.id = ? and seat.user_id = ? and ${TOOK_PLACE}`;

export class PostgresHomeSafeQuestions implements HomeSafeQuestions {
  constructor(private readonly em: EntityManager) {}

  async due(now: Date, limit: number, after?: HomeSafeSeat): Promise<HomeSafeSeat[]> {
    const match = [after?.startsAt ?? '-infinity', after?.matchId ?? 0];
    const rows = await this.em.execute<HomeSafeSeat[]>(DUE, [
      now,
      ...match,
      ...match,
      after?.userId ?? 0,
      limit,
    ]);
    return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));
  }

  async markAsked(matchId: number, userId: number, now: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `insert into home_safe_questions (match_id, user_id, asked_at) values (?, ?, ?)
       on conflict do nothing returning user_id`,
      [matchId, userId, now],
    );
    return rows.length > 0;
  }

  async startOf(matchId: number, userId: number): Promise<Date | null> {
    const [row] = await this.em.execute<Array<{ startsAt: Date }>>(START, [matchId, userId]);
    return row ? new Date(row.startsAt) : null;
  }

  async markAnswered(matchId: number, userId: number, now: Date): Promise<void> {
    await this.em.execute(
      `insert into home_safe_questions (match_id, user_id, asked_at, answered_at) values (?, ?, ?, ?)
       on conflict (match_id, user_id) do update set answered_at = excluded.answered_at`,
      [matchId, userId, now, now],
    );
  }

  removeAskedBefore(instant: Date, limit: number): Promise<number> {
    const isOld = 'asked_at < ?::timestamptz';
    return removeBatch(this.em, 'home_safe_questions', isOld, [instant], limit, 'match_id, user_id');
  }
}
