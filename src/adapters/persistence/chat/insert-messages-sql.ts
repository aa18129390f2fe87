import { restrictionsSql } from '../moderation/restriction-sql.js';
import { isInChatSql } from '../status-sql.js';
import { MAY_READ } from './chat-queries.js';

/**
 * Stores the messages in $1, a JSON array, in the order of `n` and so of their ids; the locks of their authors and rooms
 * are held. Returns a row per message, and with the first of a room (`opens`) the last id before and its former members.
 */
export const INSERT_MESSAGES = `
  with given as materialized (
    select given.*, m.meetup_id as meetup,
      case when m.id is null or u.id is null or u.deleted_at is not null then 'not_a_member'
        when exists (select ${restrictionsSql('given.author', 'given.at')}) then 'suspended'
        when m.status = 'archived' then 'closed' end as refusal
    from json_to_recordset($1) as
      given(n int, room int, author int, text text, key text, at timestamptz, opens boolean)
    left join users u on u.id = given.author
    left join (match_members mm join matches m on m.id = mm.match_id and ${MAY_READ})
      on mm.match_id = given.room and mm.user_id = given.author
  ), numbered as materialized (
    select *, case when refusal is null then nextval('chat_messages_id_seq')::int end as id
    from (select * from given order by n) sorted
  ), stored as (
    insert into chat_messages (id, match_id, meetup_id, user_id, message, client_id, created_at)
    select id, room, meetup, author, text, key, at from numbered where refusal is null
    on conflict (user_id, match_id, client_id) do nothing returning id
  )
  select n, coalesce(refusal, case when stored.id is null then 'duplicate' else 'new' end) as kind,
    case when refusal is not null then null when stored.id is not null then stored.id else (
      select kept.id from chat_messages kept
      where kept.match_id = room and kept.user_id = author and kept.client_id = key) end as id,
    case when opens then (
      select coalesce(max(before.id), 0) from chat_messages before where before.match_id = room) end as "lastId",
    case when opens then array(
      select gone.user_id from match_members gone
      where gone.match_id = room and not (${isInChatSql('gone')})) end as former
  from numbered left join stored using (id)`;

/** A row of the result; `id` is null for a refused message, and for one that the same batch stores already. */
export interface InsertedRow {
  readonly n: number;
  readonly kind: 'new' | 'duplicate' | 'not_a_member' | 'suspended' | 'closed';
  readonly id: number | null;
  readonly lastId: number | null;
  readonly former: number[] | null;
}
