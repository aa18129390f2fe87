import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChatOffers, MutualWish } from '../../../application/pair-chat/ports.js';
import type { ChatOfferState } from '../../../domain/pair-chat/chat-offer.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { isBlockedSql } from '../moderation/blocked-sql.js';
import { removeBatch } from '../remove-batch.js';

/** A SQL condition: whether two users have an open chat of two. @param one, other SQL for their ids */
const openPairChatSql = (one: string, other: string): string =>
  `exists (select from match_members own
    join matches chat on chat.id = own.match_id and chat.status = 'in_touch'
    join match_members their on their.match_id = chat.id and their.user_id = ${other}
    where own.user_id = ${one})`;

const isExcludedSql = (one: string, other: string): string =>
  `exists (select from excluded_pairs excluded where excluded.a = ${one} and excluded.b = ${other})`;

/** The pairs of each match by themselves, because a join would read the feedback there ever was. */
const MUTUAL_WISHES = `
  select m.id as "matchId", m.starts_at as "startsAt", m.time_zone as "timeZone", wish.first, wish.second
  from matches m
  cross join lateral (
    select f.user_id as first, s.user_id as second
    from dinner_feedback f
    join dinner_feedback s on s.match_id = f.match_id and s.user_id > f.user_id
      and s.user_id = any (f.again) and f.user_id = any (s.again)
    where f.match_id = m.id offset 0) wish
  join users one on one.id = wish.first and one.deleted_at is null
  join users other on other.id = wish.second and other.deleted_at is null
  where m.status = 'archived' and m.starts_at > ?::timestamptz and m.starts_at <= ?::timestamptz
    and not ${isBlockedSql('wish.first', 'wish.second')}
    and not ${isExcludedSql('wish.first', 'wish.second')}
    and not exists (select from chat_offers o where o.first_id = wish.first and o.second_id = wish.second)
    and not ${openPairChatSql('wish.first', 'wish.second')}
    and (m.starts_at, m.id) >= (?::timestamptz, ?::int)
    and (m.starts_at, m.id, wish.first, wish.second) > (?::timestamptz, ?::int, ?::int, ?::int)
  order by m.starts_at, m.id, wish.first, wish.second limit ?`;

const OFFER = `
  select id, match_id as "matchId", first_id as first, second_id as second, first_agrees as "firstAgrees",
    second_agrees as "secondAgrees", expires_at as "expiresAt", chat_id as "chatId"
  from chat_offers where id = ?`;

interface OfferRow extends Pick<ChatOfferState, 'id' | 'matchId' | 'expiresAt' | 'chatId'> {
  readonly first: number;
  readonly second: number;
  readonly firstAgrees: boolean | null;
  readonly secondAgrees: boolean | null;
}

export class PostgresChatOffers implements ChatOffers {
  constructor(private readonly em: EntityManager) {}

  async mutualWishes(
    startedAfter: Date,
    startedBefore: Date,
    previous: MutualWish | null,
    limit: number,
  ): Promise<MutualWish[]> {
    const match = previous ? [previous.startsAt, previous.matchId] : ['-infinity', 0];
    const after = [...match, ...match, ...(previous?.userIds ?? [0, 0])];
    const rows = await this.em.execute<
      Array<{ matchId: number; startsAt: Date; timeZone: TimeZone; first: number; second: number }>
    >(MUTUAL_WISHES, [startedAfter, startedBefore, ...after, limit]);
    return rows.map(({ first, second, ...wish }) => ({
      ...wish,
      startsAt: new Date(wish.startsAt),
      userIds: [first, second],
    }));
  }

  async add({ matchId, userIds }: MutualWish, offeredAt: Date, expiresAt: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `insert into chat_offers (match_id, first_id, second_id, offered_at, expires_at) values (?, ?, ?, ?, ?)
       on conflict do nothing returning id`,
      [matchId, ...userIds, offeredAt, expiresAt],
    );
    return rows.length > 0;
  }

  find(id: number): Promise<ChatOfferState | null> {
    return this.one(OFFER, id);
  }

  findForUpdate(id: number): Promise<ChatOfferState | null> {
    return this.one(`${OFFER} for update`, id);
  }

  async save({ id, answers, chatId }: ChatOfferState): Promise<void> {
    await this.em.execute(
      `update chat_offers set first_agrees = ?, second_agrees = ?, chat_id = ? where id = ?`,
      [...answers, chatId, id],
    );
  }

  async isExcluded([first, second]: readonly [number, number]): Promise<boolean> {
    const [row] = await this.em.execute<Array<{ excluded: boolean }>>(
      `select ${isExcludedSql('pair.one', 'pair.other')} as excluded
       from (select ?::int as one, ?::int as other) pair`,
      [first, second],
    );
    return row!.excluded;
  }

  purge(now: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'chat_offers', 'expires_at <= ?::timestamptz', [now], limit);
  }

  private async one(text: string, id: number): Promise<ChatOfferState | null> {
    const [row] = await this.em.execute<OfferRow[]>(text, [id]);
    if (!row) return null;
    const { first, second, firstAgrees, secondAgrees, ...offer } = row;
    return { ...offer, userIds: [first, second], answers: [firstAgrees, secondAgrees] };
  }
}
