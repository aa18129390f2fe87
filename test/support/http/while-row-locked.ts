import pg from 'pg';
import { eventually } from '../eventually.js';
import type { APerson } from './a-person.js';
import type { ProductUnderTest } from './test-product.js';

/** Whether another transaction waits for the end of this one. */
async function isBlocking(transaction: pg.Client): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
  );
  return rowCount! > 0;
}

/**
 * Runs a callback while an open transaction has locked and changed a user's row and deleted their sessions; then
 * commits it.
 * @param changes SQL with the user id as `$1`
 * @returns the callback's result
 */
export async function whileRowLocked<T>(
  { databaseUrl }: ProductUnderTest,
  { id }: APerson,
  changes: readonly string[],
  does: () => Promise<T>,
): Promise<T> {
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  const endSessions = `delete from sessions where sess -> 'passport' ->> 'user' = $1::text`;
  try {
    await other.query('begin');
    await other.query('select 1 from users where id = $1 for no key update', [id]);
    for (const change of changes) await other.query(change, [id]);
    await other.query(endSessions, [String(id)]);
    let isDone = false;
    const done = does().finally(() => (isDone = true));
    await eventually(async () => isDone || (await isBlocking(other)));
    await other.query('commit');
    return await done;
  } finally {
    await other.end();
  }
}
