import pg from 'pg';
import type { MessageDraft } from '../../../application/chat/ports.js';
import { beginLocked } from '../match/chat-locks.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';
import { isInChatSql } from '../status-sql.js';
import { MAY_READ } from './chat-queries.js';

/** What became of one message of a batch. */
export type StoredDraft =
  | {
      readonly kind: 'new';
      readonly id: number;
      /** The id before it in its room; 0 for none. */
      readonly previousId: number;
      /** Users who left the match. */
      readonly former: readonly number[];
    }
  | { readonly kind: 'duplicate'; readonly id: number }
  | { readonly kind: 'not_a_member' | 'suspended' | 'closed' };

/** That, or the error because of which the message may not have been stored. */
export type Outcome = StoredDraft | Error;
type Store = (drafts: readonly MessageDraft[]) => Promise<StoredDraft[]>;

const TIMEOUTS = {
  /** A room whose lock is held longer is stored on its own, so that it does not delay the others. */
  lockMs: 1_000,
  statementMs: 5_000,
  connectMs: 3_000,
};
const MAX_ATTEMPTS = 3;
/** SQLSTATE of a deadlock and of a serialization failure, after which the same batch may succeed. */
const RETRYABLE = new Set(['40P01', '40001']);
/** Lock timeout, and the classes of invalid data and violated constraints: another part of the batch may succeed. */
const DIVISIBLE = /^(55P03|22|23)/;

/**
 * Stores the messages in $1, a JSON array, in the order of `n` and so of their ids; the locks of their authors and rooms
 * are held. Returns a row per message, and with the first of a room (`opens`) the last id before and its former members.
 */
const INSERT_MESSAGES = `
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
interface InsertedRow {
  readonly n: number;
  readonly kind: 'new' | 'duplicate' | 'not_a_member' | 'suspended' | 'closed';
  readonly id: number | null;
  readonly lastId: number | null;
  readonly former: number[] | null;
}

/** Stores batches of messages on connections of its own, each batch in one transaction and one round trip. */
export class MessageBatches {
  private readonly pool: pg.Pool;

  /**
   * @param connections how many batches are stored at the same time
   * @param report called once per failed batch
   */
  constructor(
    connectionString: string,
    connections: number,
    private readonly report: (error: unknown) => void,
    private readonly timeouts = TIMEOUTS,
  ) {
    this.pool = new pg.Pool({
      connectionString,
      max: connections,
      application_name: 'tablemates-chat',
      connectionTimeoutMillis: timeouts.connectMs,
      query_timeout: timeouts.statementMs,
      keepAlive: true,
      pipeline: true,
    });
    // A lost connection fails its batch, which is reported, and the next batch opens another one.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * Messages of a room get ids in the order of the list; a message that is refused does not affect the others.
   * @returns an outcome per message, in the same order
   */
  store(drafts: readonly MessageDraft[]): Promise<Outcome[]> {
    return storeWithRetries((batch) => this.storeOnce(batch), drafts, this.report);
  }

  /** @throws an error of pg when none of them may have been stored */
  private async storeOnce(drafts: readonly MessageDraft[]): Promise<StoredDraft[]> {
    const client = await this.pool.connect();
    try {
      const begin = beginLocked(idsOf(drafts, 'userId'), idsOf(drafts, 'matchId'), this.timeouts.lockMs);
      const values = [JSON.stringify(recordsOf(drafts))];
      // Sent at once: after an error PostgreSQL refuses what follows in the transaction, and `commit` rolls back.
      const [, { rows }] = await Promise.all([
        client.query(begin),
        client.query<InsertedRow>({ name: 'insert-messages', text: INSERT_MESSAGES, values }),
        client.query('commit'),
      ]);
      client.release();
      return outcomesOf(drafts, rows);
    } catch (error) {
      // Closing the connection rolls back, also where its state is unknown.
      client.release(true);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

const idsOf = (drafts: readonly MessageDraft[], key: 'userId' | 'matchId'): number[] =>
  [...new Set(drafts.map((draft) => draft[key]))].sort((a, b) => a - b);

function recordsOf(drafts: readonly MessageDraft[]): object[] {
  const rooms = new Set<number>();
  return drafts.map(({ matchId, userId, text, clientId, at }, n) => {
    const opens = !rooms.has(matchId);
    if (opens) rooms.add(matchId);
    return { n, room: matchId, author: userId, text, key: clientId, at, opens };
  });
}

/** Links each stored message to the one before it in its room. */
function outcomesOf(drafts: readonly MessageDraft[], rows: readonly InsertedRow[]): StoredDraft[] {
  const rooms = new Map<number, { lastId: number; former: readonly number[] }>();
  const newIds = new Map<string, number>();
  const byOrder = rows.toSorted((a, b) => a.n - b.n);
  return drafts.map((draft, n): StoredDraft => {
    const row = byOrder[n]!;
    if (row.lastId !== null) rooms.set(draft.matchId, { lastId: row.lastId, former: row.former! });
    const room = rooms.get(draft.matchId)!;
    const key = `${draft.matchId}:${draft.userId}:${draft.clientId}`;
    if (row.kind === 'duplicate') return { kind: 'duplicate', id: row.id ?? newIds.get(key)! };
    if (row.kind !== 'new') return { kind: row.kind };
    const previousId = room.lastId;
    room.lastId = row.id!;
    newIds.set(key, row.id!);
    return { kind: 'new', id: row.id!, previousId, former: room.former };
  });
}

/**
 * Stores the batch, again after a deadlock, and in halves where some of it fails.
 * @returns an outcome per message, or the error because of which it may not have been stored
 */
export async function storeWithRetries(
  store: Store,
  drafts: readonly MessageDraft[],
  report: (error: unknown) => void,
): Promise<Outcome[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store(drafts);
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      if (RETRYABLE.has(code) && attempt < MAX_ATTEMPTS) continue;
      if (drafts.length > 1 && DIVISIBLE.test(code)) return inHalves(store, drafts, report);
      report(error);
      return drafts.map(() => error as Error);
    }
  }
}

/** Messages of one room stay in order, because the first half is stored before the second. */
async function inHalves(
  store: Store,
  drafts: readonly MessageDraft[],
  report: (error: unknown) => void,
): Promise<Outcome[]> {
  const middle = drafts.length >> 1;
  const first = await storeWithRetries(store, drafts.slice(0, middle), report);
  return [...first, ...(await storeWithRetries(store, drafts.slice(middle), report))];
}
