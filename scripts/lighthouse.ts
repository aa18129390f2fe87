import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { type BuiltProduct, startBuiltProduct } from '../test/support/browser/built-product.js';
import { findChromium } from '../test/support/browser/chromium.js';
import prepareOnce from '../test/support/browser/global-setup.js';
import { freePort } from '../test/support/free-port.js';
import { aTableOf } from '../test/support/http/a-table.js';

/** Downloaded when it is used, because its 150 packages would be an eighth of the files of every installation. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const VISIT_TIMEOUT_MS = 180_000;
/** Minimum score of 100 in every category, on a phone with a slow network. */
const GOOD = 95;
/** Visits per screen; the median of each category counts, because other load on the machine can slow one of them. */
const RUNS = Number(process.env.RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMINGS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

type Scores = Record<string, number>;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** The session cookie of the user who sees the screen. */
  readonly cookie?: string;
  /** Search engines index public pages only. */
  readonly categories: readonly string[];
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Record<
    string,
    { score: number | null; auditRefs: Array<{ id: string; weight: number }> }
  >;
  readonly audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const run = promisify(execFile);

async function audit(
  url: string,
  port: number,
  { cookie, categories }: Pick<Screen, 'cookie' | 'categories'>,
): Promise<Report> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: VISIT_TIMEOUT_MS,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** Audits the screen in a new browser and prints the failed audits. */
async function visit(url: string, screen: Screen) {
  const { executablePath, args, env } = await findChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const { audits, categories } = await audit(url, port, screen);
    const scores = Object.fromEntries(
      screen.categories.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    );
    const faults = screen.categories
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`);
    const timings = [...TIMINGS, 'cumulative-layout-shift'].map((id) => audits[id]?.displayValue ?? '?');
    return { scores, faults, timings };
  } finally {
    await browser.close();
  }
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** @returns true if every category of the screen passes */
async function judge(url: string, screen: Screen): Promise<boolean> {
  const runs: Scores[] = [];
  const faults = new Set<string>();
  for (let run = 0; run < RUNS; run++) {
    const seen = await visit(url + screen.path, screen);
    runs.push(seen.scores);
    for (const fault of seen.faults) faults.add(fault);
    faults.add(`painted first, most, blocked, moved: ${seen.timings.join(', ')}`);
  }
  console.log(screen.name);
  const medians = screen.categories.map(
    (name) => [name, median(runs.map((scores) => scores[name]!))] as const,
  );
  for (const [name, score] of medians)
    console.log(
      `  ${name.padEnd(16)}${String(score).padStart(4)}  of ${runs.map((each) => each[name]).join(', ')}`,
    );
  for (const fault of faults) console.log(`    ${fault}`);
  return medians.every(([, score]) => score >= GOOD);
}

/** Creates a member of a table with a few chat messages. */
async function createTableMember(product: BuiltProduct): Promise<{ cookie: string; matchId: number }> {
  const { people, matchId } = await aTableOf(product);
  const [ada, ben] = people;
  await ada!.answerSurvey();
  const socket = await (await ben!.connect()).joinRoom(matchId);
  for (const message of ['Hi all!', 'Has anyone been to the bakery on Liberty Street?', 'See you there.']) {
    socket.send({ type: 'chat_message', matchId, userId: ben!.id, message });
    await socket.waitFor('message_sent');
  }
  socket.close();
  const { name, value } = ada!.sessionCookie;
  return { cookie: `${name}=${value}`, matchId };
}

const stopDatabase = await prepareOnce();
const product = await startBuiltProduct();
try {
  const { cookie, matchId } = await createTableMember(product);
  const inside = CATEGORIES.filter((name) => name !== 'seo');
  const screens: Screen[] = [
    { name: 'landing', path: '/', categories: CATEGORIES },
    { name: 'dashboard', path: '/', cookie, categories: inside },
    { name: 'chat', path: `/chat/${matchId}`, cookie, categories: inside },
  ];
  for (const screen of screens) {
    if (await judge(product.line.url, screen)) continue;
    console.error(`The ${screen.name} falls short of ${GOOD}.`);
    process.exitCode = 1;
  }
} finally {
  await product.stop();
  await stopDatabase();
}
