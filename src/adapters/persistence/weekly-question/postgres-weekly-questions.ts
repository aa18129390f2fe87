import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  DueQuestion,
  MemberToAsk,
  WeeklyQuestions,
} from '../../../application/weekly-question/ports.js';
import type { WeeklyQuestionState } from '../../../domain/weekly-question/weekly-question.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';
import { isExpectedSql, isOpenMatchSql, isOpenRequestSql } from '../status-sql.js';

const QUESTION = `
  select user_id as "userId", next_at as "nextAt", asked_at as "askedAt",
    to_char(asked_for, 'YYYY-MM-DD') as "askedFor", unanswered
  from weekly_questions where user_id = ?`;

const DUE = `
  select user_id as "userId", next_at as "nextAt" from weekly_questions
  where next_at <= ?::timestamptz and (next_at, user_id) > (?::timestamptz, ?::int)
  order by next_at, user_id limit ?`;

/** A match that started is open until it is completed, so the seats of a user are few. */
const MEMBER = `
  with asked as (select ?::int as id, ?::timestamptz as now)
  select u.time_zone as "timeZone",
    (select r.created_at from meetup_requests r where r.user_id = u.id order by r.id desc limit 1) as "lastRequestAt",
    exists (select from meetup_requests r where r.user_id = u.id and ${isOpenRequestSql('r.status')}) as "hasOpenRequest",
    exists (select ${restrictionsSql('u.id', 'asked.now')}) as "isSuspended",
    array(select to_char(m.starts_at at time zone m.time_zone, 'YYYY-MM-DD')
      from match_members seat join matches m on m.id = seat.match_id and ${isOpenMatchSql('m.status')}
      where seat.user_id = u.id and ${isExpectedSql('seat.status')}) as "seatedOn"
  from asked join users u on u.id = asked.id and u.deleted_at is null`;

type Dates<Key extends string> = Record<Key, Date | string | null>;

/** Statements return instants as text within a transaction and as dates outside of one. */
const instant = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

export class PostgresWeeklyQuestions implements WeeklyQuestions {
  constructor(private readonly em: EntityManager) {}

  find(userId: number): Promise<WeeklyQuestionState | null> {
    return this.one(QUESTION, userId);
  }

  findForUpdate(userId: number): Promise<WeeklyQuestionState | null> {
    return this.one(`${QUESTION} for update`, userId);
  }

  async save({ userId, nextAt, askedAt, askedFor, unanswered }: WeeklyQuestionState): Promise<void> {
    await this.em.execute(
      `insert into weekly_questions (user_id, next_at, asked_at, asked_for, unanswered) values (?, ?, ?, ?, ?)
       on conflict (user_id) do update set next_at = excluded.next_at, asked_at = excluded.asked_at,
         asked_for = excluded.asked_for, unanswered = excluded.unanswered`,
      [userId, nextAt, askedAt, askedFor, unanswered],
    );
  }

  async remove(userId: number): Promise<void> {
    await this.em.execute(`delete from weekly_questions where user_id = ?`, [userId]);
  }

  async due(now: Date, limit: number, after?: DueQuestion): Promise<DueQuestion[]> {
    const rows = await this.em.execute<Array<Dates<'nextAt'> & { userId: number }>>(DUE, [
      now,
      after?.nextAt ?? '-infinity',
      after?.userId ?? 0,
      limit,
    ]);
    return rows.map(({ userId, nextAt }) => ({ userId, nextAt: instant(nextAt)! }));
  }

  async memberToAsk(userId: number, now: Date): Promise<MemberToAsk | null> {
    type Row = Omit<MemberToAsk, 'lastRequestAt'> & Dates<'lastRequestAt'>;
    const [row] = await this.em.execute<Row[]>(MEMBER, [userId, now]);
    return row ? { ...row, lastRequestAt: instant(row.lastRequestAt) } : null;
  }

  private async one(text: string, userId: number): Promise<WeeklyQuestionState | null> {
    type Row = Omit<WeeklyQuestionState, 'nextAt' | 'askedAt'> & Dates<'nextAt' | 'askedAt'>;
    const [row] = await this.em.execute<Row[]>(text, [userId]);
    return row ? { ...row, nextAt: instant(row.nextAt), askedAt: instant(row.askedAt) } : null;
  }
}
