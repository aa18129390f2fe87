import type pg from 'pg';
import type {
  TableChangeQueries,
  TableChangeRow,
} from '../../../application/table-change/table-change-views.js';
import { isOpenMatchSql, isSeatedSql, isVisibleTableSql } from '../status-sql.js';

/**
 * $1 is the reader, $2 the match, $3 now. Only members who were asked see the proposal, without a name from outside their
 * table and without an answer of another member.
 */
const CHANGE = `
  select change.*
  from match_members own join matches m on m.id = own.match_id
  left join lateral (
    select o.expires_at as "expiresAt",
      case when mine.has_agreed then true when mine.has_declined then false end as agrees,
      case when o.request_id is not null then 'second_table'
        when o.match_id = m.id and exists (
          select from match_members staying
          where staying.match_id = m.id and ${isSeatedSql('staying.status')} and not exists (
            select from split_offer_movers asked
            where asked.match_id = o.match_id and asked.user_id = staying.user_id)) then 'rescue'
        else 'merge' end as kind,
      (o.request_id is not null)::int + (
        select count(*)::int from split_offer_movers asked
        where asked.match_id = o.match_id and not exists (
          select from match_members seat
          where seat.match_id = m.id and seat.user_id = asked.user_id and ${isSeatedSql('seat.status')})
      ) as newcomers,
      coalesce((
        select jsonb_agg(u.first_name order by u.id)
        from split_offer_movers other
        join match_members seat on seat.user_id = other.user_id and seat.match_id = m.id and ${isSeatedSql('seat.status')}
        join users u on u.id = other.user_id
        where other.match_id = o.match_id and other.user_id <> $1), '[]') as others
    from split_offers o
    join split_offer_movers mine on mine.match_id = o.match_id and mine.user_id = $1
    left join meetup_requests r on r.id = o.request_id
    where m.id in (o.match_id, o.other_match_id) and o.expires_at > $3 and ${isOpenMatchSql('m.status')}
      and (o.request_id is null or r.status = 'active') limit 1) change on true
  where own.user_id = $1 and m.id = $2 and ${isSeatedSql('own.status')} and ${isVisibleTableSql('m.status')}`;

type Row = { [Field in keyof TableChangeRow]: TableChangeRow[Field] | null };

export class PostgresTableChangeQueries implements TableChangeQueries {
  constructor(private readonly pool: pg.Pool) {}

  async changeFor(
    userId: number,
    matchId: number,
    now: Date,
  ): Promise<{ isMember: boolean; change: TableChangeRow | null }> {
    const { rows } = await this.pool.query<Row>({
      name: 'table-change',
      text: CHANGE,
      values: [userId, matchId, now],
    });
    const [row] = rows;
    const change = row?.expiresAt ? (row as TableChangeRow) : null;
    return { isMember: row !== undefined, change };
  }
}
