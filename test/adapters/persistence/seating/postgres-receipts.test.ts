import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CryptoChance } from '../../../../src/adapters/auth/crypto-chance.js';
import { Ed25519ReceiptKeys } from '../../../../src/adapters/auth/ed25519-receipt-keys.js';
import { PostgresReceipts } from '../../../../src/adapters/persistence/seating/postgres-receipts.js';
import { PostgresSeatingRuns } from '../../../../src/adapters/persistence/seating/postgres-seating-runs.js';
import { PostgresReceiptQueries } from '../../../../src/adapters/persistence/seating/receipt-queries.js';
import { timedSolve } from '../../../../src/adapters/seating/timed-solve.js';
import { DraftReceipt } from '../../../../src/application/seating/receipts/draft-receipt.js';
import { MakeReceipt } from '../../../../src/application/seating/receipts/make-receipt.js';
import { statisticsOf } from '../../../../src/application/seating/seating-runs.js';
import { aProblem, seekers } from '../../../domain/seating/seekers.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { RecordingJobs } from '../../../support/fakes/recording-jobs.js';
import { dualValuesInSameThread } from '../../../support/fakes/same-thread.js';
import { insertTable } from '../../../support/postgres/a-table.js';
import { type ProductDatabase, productDatabase } from '../../../support/postgres/product-database.js';
import { verify } from '../../../support/seating/receipts.js';

const AT = new Date('2026-03-06T05:15:00Z');
const OLD_SECRET = 'the secret of last year';

let database: ProductDatabase;
let runs: PostgresSeatingRuns;
let receipts: PostgresReceipts;
let queries: PostgresReceiptQueries;

beforeAll(async () => {
  database = await productDatabase();
  runs = new PostgresSeatingRuns(database.em);
  receipts = new PostgresReceipts(database.em);
  queries = new PostgresReceiptQueries(database.pool);
});
beforeEach(async () => {
  await database.clear();
  await database.pool.query('delete from seating_runs');
  await database.pool.query('delete from receipt_chain');
});
afterAll(() => database?.close());

/** Saves a final run of twelve users with a draft. @returns its id */
function aRun(matchIds: readonly number[] = []): Promise<number> {
  const problem = aProblem(seekers(12));
  const plan = { ...timedSolve(problem, null), ...problem } as never;
  const [figures] = statisticsOf('final', plan);
  const draft = new DraftReceipt(receipts, new RecordingJobs(), new CryptoChance());
  return database.unitOfWork.run(async () => {
    const runId = await runs.write({ slot: DINNER, run: 'final', at: AT, figures: figures! });
    const tables = matchIds.map((matchId) => ({ matchId, members: [], newcomers: [], matchScore: 0 }));
    await draft.execute({ runId, slot: DINNER, plan, saved: plan, tables });
    return runId;
  });
}

const makerWith = (keys: Ed25519ReceiptKeys) =>
  new MakeReceipt(database.unitOfWork, receipts, dualValuesInSameThread, keys, '1.2.3');
const make = (runId: number, keys = new Ed25519ReceiptKeys({ current: OLD_SECRET, earlier: [] })) =>
  makerWith(keys).execute({ runId });

describe('stored receipts', () => {
  it('are a chain without a gap, even where they are made at the same time', async () => {
    const ids = [await aRun(), await aRun(), await aRun()];
    await Promise.all([...ids, ...ids].map((id) => make(id)));
    const made = (await Promise.all(ids.map((id) => queries.fileOf(id)))).map((found) => found!);
    const inOrder = made.toSorted((one, other) => one.number - other.number);
    expect(inOrder.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(verify(inOrder.map(({ file }) => file))).toMatchObject({ status: 0 });
  });

  it('go on with the same key when the secret that encrypts it is replaced, and then without the old secret', async () => {
    const [one, two, three] = [await aRun(), await aRun(), await aRun()];
    await make(one);
    await make(two, new Ed25519ReceiptKeys({ current: 'the new secret', earlier: [OLD_SECRET] }));
    await make(three, new Ed25519ReceiptKeys({ current: 'the new secret', earlier: [] }));
    const files = await Promise.all([one, two, three].map(async (id) => (await queries.fileOf(id))!.file));
    expect(verify(files)).toMatchObject({ status: 0 });
  });

  it('keep the chain when the runs before are deleted with their receipts', async () => {
    const first = await aRun();
    await make(first);
    await database.unitOfWork.run(() => runs.removeBefore(new Date(AT.getTime() + 1), 10));
    expect(await queries.fileOf(first)).toBeNull();
    const second = await aRun();
    await make(second);
    expect(await queries.fileOf(second)).toMatchObject({ number: 2 });
  });

  it('tell the members of a table that the run formed, and nobody else, how many could be seated', async () => {
    const [ada, ben, cleo] = (await database.people({}, {}, {})) as [number, number, number];
    const matchId = await insertTable(database, [ada, ben]);
    expect(await queries.proofOf(ada, matchId)).toEqual({ proof: null });
    const run = await aRun([matchId]);
    expect(await queries.proofOf(ada, matchId)).toEqual({ proof: null });
    await make(run);
    const proof = { seated: 12, atMost: 12, receiptKey: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(await queries.proofOf(ben, matchId)).toEqual({ proof });
    expect(await queries.proofOf(cleo, matchId)).toBeNull();
  });

  it('contain no private key that the database alone could use', async () => {
    await make(await aRun());
    const { rows } = await database.pool.query<{ sealed: string }>(
      'select sealed_key as sealed from receipt_chain',
    );
    const bytes = Buffer.from(rows[0]!.sealed, 'base64url');
    // The beginning of every Ed25519 key in PKCS #8.
    expect(bytes.includes(Buffer.from('302e020100300506032b6570', 'hex'))).toBe(false);
    const other = new Ed25519ReceiptKeys({ current: 'another secret', earlier: [] });
    await expect(make(await aRun(), other)).rejects.toThrow('cannot be decrypted');
  });
});
