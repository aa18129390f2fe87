import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CryptoChance } from '../../../src/adapters/auth/crypto-chance.js';
import { Ed25519ReceiptKeys } from '../../../src/adapters/auth/ed25519-receipt-keys.js';
import { timedSolve } from '../../../src/adapters/seating/timed-solve.js';
import { DraftReceipt } from '../../../src/application/seating/receipts/draft-receipt.js';
import { MakeReceipt } from '../../../src/application/seating/receipts/make-receipt.js';
import type { ReceiptChain } from '../../../src/application/seating/receipts/ports.js';
import type { LpSolver } from '../../../src/domain/seating/column-generation/lp-solver.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import { dualValuesOf } from '../../../src/domain/seating/receipt/dual-values.js';
import { canonicalText, type ReceiptContent } from '../../../src/domain/seating/receipt/receipt.js';
import type { Slot } from '../../../src/domain/shared/slot.js';
import { InMemoryReceipts } from '../fakes/in-memory-receipts.js';
import { InMemoryUnitOfWork } from '../fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../fakes/recording-jobs.js';

const VERIFY = 'cup/verify.py';
const SLOT: Slot = { preferredDate: '2026-12-05', preferredTime: 'dinner', venueType: 'restaurant' };

const receiptKeys = new Ed25519ReceiptKeys({ current: 'a secret of these tests', earlier: [] });

/** A receipt as JSON gives it. */
export type ParsedReceipt = ReceiptContent & { readonly signature: string };

/** Makes the receipts of final runs over these problems, in one chain. @returns their files */
export async function receiptsOf(
  problems: ReadonlyArray<Pick<SeatingProblem, 'waiting' | 'openTables'>>,
  solver: LpSolver | null,
): Promise<{ readonly files: string[]; readonly chain: ReceiptChain }> {
  const receipts = new InMemoryReceipts();
  const draft = new DraftReceipt(receipts, new RecordingJobs(), new CryptoChance());
  const search = {
    find: async (run: Parameters<typeof dualValuesOf>[0]) => dualValuesOf(run, solver).values,
  };
  const make = new MakeReceipt(new InMemoryUnitOfWork(receipts), receipts, search, receiptKeys, '1.2.3');
  for (const [runId, people] of problems.entries()) {
    const problem = { ...people, pass: 'final' as const, patienceSeconds: 600, seed: 1 };
    const plan = { ...timedSolve(problem, solver), ...people };
    await draft.execute({ runId, slot: SLOT, plan: plan as never, saved: plan, tables: [] });
    await make.execute({ runId });
  }
  return { files: [...receipts.made.values()].map(({ file }) => file), chain: receipts.chain! };
}

export const parsed = (file: string): ParsedReceipt => JSON.parse(file) as ParsedReceipt;

/** Signs a content as the owner of the chain would. */
export function signed({ signature: _, ...content }: ParsedReceipt, chain: ReceiptChain): string {
  const { signature } = receiptKeys.sign(chain, canonicalText(content));
  return canonicalText({ ...content, signature });
}

const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
let written = 0;

const withoutPaths = (output: string) => output.replaceAll(/\S+receipt-\d+\.json: /g, '');

function writtenTo(file: string | Uint8Array): string {
  const path = join(folder, `receipt-${++written}.json`);
  writeFileSync(path, file);
  return path;
}

/** Runs `cup/verify.py` as a stranger would. */
export function verify(
  files: readonly string[],
  ...options: string[]
): { status: number | null; output: string } {
  const paths = files.map(writtenTo);
  const { status, stdout, stderr, error } = spawnSync('python3', [VERIFY, ...options, ...paths], {
    encoding: 'utf8',
  });
  if (error) throw error;
  return { status, output: withoutPaths(stdout + stderr) };
}

const EACH = `
import sys
sys.path.insert(0, 'cup')
import verify
verify.MOST_STEPS = int(sys.argv[1]) or verify.MOST_STEPS
for path in sys.argv[2:]:
    print(verify.main([path]))`;

/**
 * Checks many files one by one in one process, each as if it were the only one.
 * @param mostSteps in place of the limit of the program
 * @returns the lines of each, of which the last is the exit code
 */
export function verifyEach(files: ReadonlyArray<string | Uint8Array>, mostSteps = 0): string[] {
  const paths = files.map(writtenTo);
  const output = execFileSync('python3', ['-B', '-c', EACH, String(mostSteps), ...paths], {
    encoding: 'utf8',
  });
  return withoutPaths(output)
    .split(/(?<=^[01])\n/m)
    .filter(Boolean);
}
