import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { HighsSolver } from '../../adapters/seating/highs-solver.js';
import { slotKey } from '../../domain/shared/slot.js';
import { ruleViolations } from '../../domain/seating/model/verification.js';
import { solveSeating } from '../../domain/seating/solve.js';
import type { Pass, SeatingProblem } from '../../domain/seating/model/problem.js';
import type { Seeker } from '../../domain/seating/model/seeker.js';
import { ConfigError, ConfigReader } from '../config/config-reader.js';
import { certificateOfSlots } from './certificate-of-slots.js';
import { BadElement } from './fields.js';
import { BadFile, type SlotSeeker, readPeople } from './people-file.js';

const USAGE = 'usage: npm run -s tables -- FILE [--pass final|rolling] [--seed N] [--certificate]';
const MAX_FILE_BYTES = 256 * 1024 * 1024;

class BadUsage extends Error {}

/**
 * Runs the seating engine on a file of users without a database, for questions and evaluation from outside.
 * Standard output is one JSON object. An invalid file or argument returns exit code 2 and one line on standard error; a failure
 * of the LP solver exit code 1, because the tables would not be those of the product.
 */
async function main(): Promise<void> {
  const { file, pass, seed, withCertificate } = readArguments(process.argv.slice(2));
  const config = new ConfigReader(process.env);
  const patienceSeconds = config.wholeNumber('MATCH_PATIENCE_SECONDS', { min: 0, max: 604_800 }, 600);
  const people = readPeople(readText(file));
  const solver = await HighsSolver.load();
  const started = performance.now();
  const problems = bySlot(people).map((waiting): SeatingProblem => ({
    waiting,
    openTables: [],
    pass,
    patienceSeconds,
    seed,
  }));
  const results = problems.map((problem) => solveSeating(problem, solver));
  const ms = Math.round((performance.now() - started) * 10) / 10;
  const broken = problems.flatMap((problem, slot) => ruleViolations(problem, results[slot]!));
  if (broken.length > 0) throw new Error(`the solver broke its rules: ${broken[0]}`);
  const failure = results.find(({ solverFailure }) => solverFailure !== null)?.solverFailure;
  if (failure) throw new Error(`the LP solver failed: ${failure}`);
  const tables = results.flatMap((result) => result.tables);
  const unseated = results.flatMap((result) => result.unseated).sort((a, b) => a - b);
  const certificate = certificateOfSlots(results.map((result) => result.certificate));
  const answer = { tables, unseated, ms, ...(withCertificate && { certificate }) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

interface Arguments {
  readonly file: string;
  readonly pass: Pass;
  readonly seed: number;
  readonly withCertificate: boolean;
}

function readArguments(args: string[]): Arguments {
  const options = {
    pass: { type: 'string', default: 'final' },
    seed: { type: 'string', default: '1' },
    certificate: { type: 'boolean', default: false },
  } as const;
  const parsed = (() => {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch {
      throw new BadUsage(USAGE);
    }
  })();
  const [file, ...more] = parsed.positionals;
  const { pass, seed, certificate } = parsed.values;
  if (file === undefined || more.length > 0) throw new BadUsage(USAGE);
  if (pass !== 'final' && pass !== 'rolling') throw new BadUsage('--pass must be final or rolling');
  if (!/^\d{1,9}$/.test(seed)) throw new BadUsage('--seed must be a whole number below 1000000000');
  return { file, pass, seed: Number(seed), withCertificate: certificate };
}

function readText(file: string): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new BadFile('there is no such file');
  if (size > MAX_FILE_BYTES) throw new BadFile(`the file is larger than ${MAX_FILE_BYTES} bytes`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadFile('the file cannot be read');
  }
}

function bySlot(people: readonly SlotSeeker[]): Seeker[][] {
  const slots = Map.groupBy(people, ({ slot }) => slotKey(slot));
  return [...slots]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => group.map(({ seeker }) => seeker));
}

try {
  await main();
} catch (error) {
  const isInputError = [BadUsage, BadFile, BadElement, ConfigError].some((kind) => error instanceof kind);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = isInputError ? 2 : 1;
}
