import type { EntityManager } from '@mikro-orm/postgresql';
import type { TableWords } from '../../../application/table-word/ports.js';
import type { TableWord } from '../../../domain/table-word/table-word.js';
import { isOpenMatchSql } from '../status-sql.js';

const WITHOUT = `
  select m.id from matches m
  where ${isOpenMatchSql('m.status')} and m.starts_at > ? and m.starts_at <= ? and m.id > ?
    and not exists (select from table_words w where w.match_id = m.id)
  order by m.id limit ?`;

/** Draws of one date and time zone follow one another, so that each sees the words of the others. */
const LOCK = `
  select pg_advisory_xact_lock(hashtext('table-words'), hashtext(suggested_date || time_zone))
  from matches where id = ?`;

const USED_BESIDE = `
  select w.adjective, w.noun from matches m
  join matches other on other.suggested_date = m.suggested_date and other.time_zone = m.time_zone
  join table_words w on w.match_id = other.id
  where m.id = ?`;

const ADD = `
  insert into table_words (match_id, adjective, noun) values (?, ?, ?) on conflict (match_id) do nothing`;

export class PostgresTableWords implements TableWords {
  constructor(private readonly em: EntityManager) {}

  async without(now: Date, until: Date, limit: number, after = 0): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(WITHOUT, [now, until, after, limit]);
    return rows.map(({ id }) => id);
  }

  async usedBeside(matchId: number): Promise<TableWord[]> {
    await this.em.execute(LOCK, [matchId]);
    return this.em.execute<TableWord[]>(USED_BESIDE, [matchId]);
  }

  async add(matchId: number, { adjective, noun }: TableWord): Promise<void> {
    await this.em.execute(ADD, [matchId, adjective, noun]);
  }
}
