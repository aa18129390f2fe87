import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  OwnSharedPlan,
  SeatWithPlan,
  SharedPlan,
  SharedPlans,
} from '../../../application/safety/shared-plans.js';
import type { MatchStatus } from '../../../domain/match/match-status.js';
import { removeBatch } from '../remove-batch.js';
import { hasLeftSql, isSeatedSql } from '../status-sql.js';

const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A row as the driver returns it, with instants as text. */
interface SeatRow extends Omit<SeatWithPlan, 'startsAt' | 'sharedAt'> {
  readonly startsAt: string;
  readonly sharedAt: string | null;
}

interface PlanRow {
  readonly seatId: number;
  readonly firstName: string;
  readonly status: MatchStatus;
  readonly date: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly place: string | null;
}

/** More than anyone has seats at a time. */
const MOST_LISTED = 100;

export class PostgresSharedPlans implements SharedPlans {
  constructor(private readonly em: EntityManager) {}

  async seatOf(userId: number, matchId: number): Promise<SeatWithPlan | null> {
    const [row] = await this.em.execute<SeatRow[]>(
      `select seat.id as "seatId", m.status, m.starts_at as "startsAt", p.created_at as "sharedAt"
       from match_members seat join matches m on m.id = seat.match_id
       left join shared_plans p on p.seat_id = seat.id
       where seat.match_id = ? and seat.user_id = ? and ${isSeatedSql('seat.status')}`,
      [matchId, userId],
    );
    if (!row) return null;
    const sharedAt = row.sharedAt === null ? null : new Date(row.sharedAt);
    return { ...row, startsAt: new Date(row.startsAt), sharedAt };
  }

  async of(userId: number): Promise<OwnSharedPlan[]> {
    const rows = await this.em.execute<Array<{ matchId: number; startsAt: string; sharedAt: string }>>(
      `select m.id as "matchId", m.starts_at as "startsAt", p.created_at as "sharedAt"
       from match_members seat join shared_plans p on p.seat_id = seat.id join matches m on m.id = seat.match_id
       where seat.user_id = ? and ${isSeatedSql('seat.status')} order by m.starts_at, m.id limit ${MOST_LISTED}`,
      [userId],
    );
    return rows.map(({ matchId, startsAt, sharedAt }) => ({
      matchId,
      startsAt: new Date(startsAt),
      sharedAt: new Date(sharedAt),
    }));
  }

  async put(seatId: number, token: string, now: Date): Promise<void> {
    await this.em.execute(
      `insert into shared_plans (seat_id, token_digest, created_at) values (?, ?, ?)
       on conflict (seat_id) do update set token_digest = excluded.token_digest, created_at = excluded.created_at`,
      [seatId, digestOf(token), now],
    );
  }

  async remove(seatId: number): Promise<void> {
    await this.em.execute('delete from shared_plans where seat_id = ?', [seatId]);
  }

  async find(token: string): Promise<SharedPlan | null> {
    const [row] = await this.em.execute<PlanRow[]>(
      `select seat.id as "seatId", u.first_name as "firstName", m.status,
         to_char(m.suggested_date, 'YYYY-MM-DD') as date, m.starts_at as "startsAt", m.time_zone as "timeZone",
         m.suggested_location as place
       from shared_plans p
       join match_members seat on seat.id = p.seat_id
       join matches m on m.id = seat.match_id
       join users u on u.id = seat.user_id
       where p.token_digest = ? and ${isSeatedSql('seat.status')} and u.deleted_at is null`,
      [digestOf(token)],
    );
    if (!row) return null;
    const { seatId, firstName, status, startsAt, ...when } = row;
    return { seatId, firstName, status, when: { ...when, startsAt: new Date(startsAt) } };
  }

  purge(startedBefore: Date, limit: number): Promise<number> {
    const isOver = `exists (select from match_members seat join matches m on m.id = seat.match_id
      where seat.id = seat_id and (m.starts_at < ?::timestamptz or ${hasLeftSql('seat.status')}))`;
    return removeBatch(this.em, 'shared_plans', isOver, [startedBefore], limit, 'seat_id');
  }
}
