import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aTableOf } from '../../../support/http/a-table.js';
import { sharedProduct } from '../../../support/http/shared-product.js';
import type { ProductUnderTest } from '../../../support/http/test-product.js';

/** What a receipt is to the routes: bytes that they must not change. */
const FILE = '{"atMost":27,"number":41,"seated":27}';

let product: ProductUnderTest;
let database: pg.Client;

beforeAll(async () => {
  product = await sharedProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
});

/** A final run of which this match is a table, with a receipt unless `file` is null. @returns its id */
async function aFinalRun(matchId: number | null, file: string | null = FILE): Promise<number> {
  const { rows } = await database.query<{ id: number }>(`
    insert into seating_runs (at, preferred_date, preferred_time, venue_type, run, pass, waiting, tables, seated,
      planned, at_most, small, small_at_least, worst, affinity, paths, ms)
    values (now(), '2026-01-03', 'lunch', 'cafe', 'final', 'final', 30, 6, 27, 27, 27, 0, 0, 0, 0,
      '{"whole":0,"proved":30,"searched":0,"cut":0,"alone":0}', 1) returning id`);
  const { id } = rows[0]!;
  const made = file === null ? [null, null, null] : [41, 27, 27];
  await database.query(
    'insert into receipts (run_id, draft, number, seated, at_most, file) values ($1, $2, $3, $4, $5, $6)',
    [id, file === null ? '{}' : null, ...made, file],
  );
  if (matchId !== null) await database.query('insert into receipt_matches values ($1, $2)', [matchId, id]);
  return id;
}

describe('the receipt of a final run', () => {
  it('is downloaded by an admin byte for byte, with an entry in the audit log', async () => {
    await database.query(
      `insert into receipt_chain values (true, $1, 'sealed', 41, 'hash') on conflict do nothing`,
      ['ab'.repeat(32)],
    );
    const { matchId, people } = await aTableOf(product);
    const runId = await aFinalRun(matchId);
    const admin = await aStaffMember(product, 'admin');
    const answer = await admin.get<{ text: string }>(`/api/admin/seating-runs/${runId}/receipt`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=receipt-41.json');
    expect(answer.body.text).toBe(FILE);
    const { rows } = await database.query(
      `select action, target_kind, target_id::int from audit_log where actor_id = $1 and action = 'receipt.viewed'`,
      [admin.id],
    );
    expect(rows).toEqual([{ action: 'receipt.viewed', target_kind: 'matching', target_id: runId }]);

    const proof = await people[0]!.get(`/api/matches/${matchId}/proof`);
    expect(proof.body).toEqual({ proof: { seated: 27, atMost: 27, receiptKey: 'ab'.repeat(32) } });
    const stranger = await product.person().signUp();
    expect((await stranger.get(`/api/matches/${matchId}/proof`)).status).toBe(404);
  });

  it('is not there before it is made, for another run, and for a moderator', async () => {
    const admin = await aStaffMember(product, 'admin');
    const moderator = await aStaffMember(product, 'moderator');
    const runId = await aFinalRun(null, null);
    expect((await admin.get(`/api/admin/seating-runs/${runId}/receipt`)).status).toBe(404);
    expect((await admin.get('/api/admin/seating-runs/999999/receipt')).status).toBe(404);
    expect((await moderator.get(`/api/admin/seating-runs/${runId}/receipt`)).status).toBe(403);
  });
});
