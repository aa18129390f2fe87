import type { EntityManager } from '@mikro-orm/postgresql';
import type { PairChats } from '../../../application/match/pair-chat/ports.js';

const OPEN_OF = `
  select m.id from match_members own
  join matches m on m.id = own.match_id and m.status = 'in_touch'
  where own.user_id = ? order by m.id`;

const BETWEEN = `
  select m.id from match_members own
  join matches m on m.id = own.match_id and m.status = 'in_touch'
  join match_members their on their.match_id = m.id and their.user_id = any (?::int[])
  where own.user_id = ? order by m.id`;

const OLD = `
  select m.id, coalesce(newest.at, m.starts_at) as "newestAt"
  from matches m
  left join lateral (
    select c.created_at as at from chat_messages c where c.match_id = m.id order by c.id desc limit 1) newest on true
  where m.status = 'in_touch' and m.starts_at < ?::timestamptz
  order by m.starts_at limit ? for no key update of m skip locked`;

export class PostgresPairChats implements PairChats {
  constructor(private readonly em: EntityManager) {}

  async openOf(userId: number): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(OPEN_OF, [userId]);
    return rows.map(({ id }) => id);
  }

  async between(userId: number, otherIds: readonly number[]): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(BETWEEN, [`{${otherIds.join(',')}}`, userId]);
    return rows.map(({ id }) => id);
  }

  async quietSince(instant: Date, limit: number): Promise<number[]> {
    const old = await this.em.execute<Array<{ id: number; newestAt: Date }>>(OLD, [instant, limit]);
    const isQuiet = ({ newestAt }: { newestAt: Date }): boolean => newestAt < instant;
    for (const { id, newestAt } of old.filter((chat) => !isQuiet(chat)))
      await this.em.execute(`update matches set starts_at = ? where id = ?`, [newestAt, id]);
    return old.filter(isQuiet).map(({ id }) => id);
  }
}
