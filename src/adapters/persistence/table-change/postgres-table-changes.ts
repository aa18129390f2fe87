import type { EntityManager } from '@mikro-orm/postgresql';
import type { TableChanges } from '../../../application/table-change/ports.js';
import { TableChange } from '../../../domain/table-change/table-change.js';
import { laterPrioritySql } from '../attendance/misses-sql.js';
import type { Slot } from '../../../domain/shared/slot.js';

const LEFT_OVER = `
  select r.user_id as "userId"
  from meetup_requests r
  where r.status = 'active' and r.preferred_date = ? and r.preferred_time = ? and r.venue_type = ?
    and r.user_id = any (?::int[])
    and not exists (select from split_offers o where o.request_id = r.id)
  order by r.has_priority desc, exists (select ${laterPrioritySql('r.user_id', '?')}), r.created_at, r.id limit ?`;

const CHANGES = `
  select o.match_id as "matchId", o.other_match_id as "otherMatchId", r.id as "requestId", r.user_id as "userId",
    o.expires_at as "expiresAt",
    array_agg(m.user_id order by m.user_id) as "askedIds",
    coalesce(array_agg(m.user_id) filter (where m.has_agreed), '{}') as "agreedIds",
    coalesce(array_agg(m.user_id) filter (where m.has_declined), '{}') as "declinedIds"
  from split_offers o
  left join meetup_requests r on r.id = o.request_id
  join split_offer_movers m on m.match_id = o.match_id`;
const OF_MATCH = `${CHANGES} where o.match_id = ? or o.other_match_id = ? group by r.id, o.match_id limit 1`;
const IN_SLOT = `${CHANGES} join matches t on t.id = o.match_id
  where t.suggested_date = ? and t.suggested_time = ? and t.venue_type = ?
  group by r.id, o.match_id order by o.match_id limit 1000`;

interface ChangeRow {
  readonly matchId: number;
  readonly otherMatchId: number | null;
  readonly requestId: number | null;
  readonly userId: number | null;
  readonly expiresAt: Date | string;
  readonly askedIds: number[];
  readonly agreedIds: number[];
  readonly declinedIds: number[];
}

const ADD = `
  insert into split_offers (match_id, other_match_id, request_id, expires_at) values (?, ?, ?, ?)
  on conflict (match_id) do nothing`;
const SAVE_ANSWERS = `
  insert into split_offer_movers (match_id, user_id, has_agreed, has_declined)
  select ?, asked, asked = any (?::int[]), asked = any (?::int[]) from unnest(?::int[]) asked
  on conflict (match_id, user_id) do update set has_agreed = excluded.has_agreed, has_declined = excluded.has_declined`;

/** The rows of a proposal are protected by the row locks of its matches, which callers acquire first. */
export class PostgresTableChanges implements TableChanges {
  constructor(private readonly em: EntityManager) {}

  async leftOverIn(slot: Slot, userIds: readonly number[], now: Date, limit: number): Promise<number[]> {
    const rows = await this.em.execute<Array<{ userId: number }>>(LEFT_OVER, [
      ...valuesOf(slot),
      sqlList(userIds),
      now,
      limit,
    ]);
    return rows.map(({ userId }) => userId);
  }

  async isFree(requestId: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('select from split_offers where request_id = ?', [
      requestId,
    ]);
    return rows.length === 0;
  }

  async openIn(slot: Slot): Promise<TableChange[]> {
    return (await this.em.execute<ChangeRow[]>(IN_SLOT, valuesOf(slot))).map(toChange);
  }

  async of(matchId: number): Promise<TableChange | null> {
    const [row] = await this.em.execute<ChangeRow[]>(OF_MATCH, [matchId, matchId]);
    return row ? toChange(row) : null;
  }

  async save(change: TableChange): Promise<void> {
    const { matchId, otherMatchId, leftOver, askedIds, agreedIds, declinedIds, expiresAt } = change;
    await this.em.execute(ADD, [matchId, otherMatchId, leftOver?.requestId ?? null, expiresAt]);
    await this.em.execute(SAVE_ANSWERS, [matchId, ...[agreedIds, declinedIds, askedIds].map(sqlList)]);
  }

  async remove({ matchId }: TableChange): Promise<void> {
    await this.em.execute('delete from split_offers where match_id = ?', [matchId]);
  }
}

const sqlList = (ids: readonly number[]): string => `{${ids.join(',')}}`;

const valuesOf = ({ preferredDate, preferredTime, venueType }: Slot): string[] => [
  preferredDate,
  preferredTime,
  venueType,
];

const toChange = ({ userId, requestId, expiresAt, ...row }: ChangeRow): TableChange =>
  new TableChange({
    ...row,
    leftOver: userId !== null && requestId !== null ? { userId, requestId } : null,
    expiresAt: new Date(expiresAt),
  });
