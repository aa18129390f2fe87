import pg from 'pg';
import type { MessageDraft } from '../../../application/chat/ports.js';
import { beginLocked } from '../chat-locks.js';
import { INSERT_MESSAGES, type InsertedRow } from './insert-messages-sql.js';
import type { MessageBatches, StoredDraft } from './message-batches.js';

/** A room whose lock is held longer than this is stored on its own, so that it does not delay the others. */
const LOCK_TIMEOUT_MS = 1_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;

/** Stores batches of messages on connections of its own, each batch in one transaction and one round trip. */
export class PostgresMessageBatches implements MessageBatches {
  private readonly pool: pg.Pool;

  /** @param connections how many batches are stored at the same time */
  constructor(connectionString: string, connections: number) {
    this.pool = new pg.Pool({
      connectionString,
      max: connections,
      application_name: 'tablemates-chat',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      pipeline: true,
    });
    // A lost connection fails its batch, which is reported, and the next batch opens another one.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async store(drafts: readonly MessageDraft[]): Promise<StoredDraft[]> {
    const client = await this.pool.connect();
    try {
      const begin = beginLocked(idsOf(drafts, 'userId'), idsOf(drafts, 'matchId'), LOCK_TIMEOUT_MS);
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
