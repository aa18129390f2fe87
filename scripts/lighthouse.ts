import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../test/support/browser/chromium.js';
import { startBuiltProduct } from '../test/support/browser/built-product.js';
import { freePort } from '../test/support/free-port.js';
import { build } from './build.js';

/** Of a hundred, in every category, as a phone on a slow network has it. */
const GOOD = 95;
/** The machine may be busy with something else for one of them; the median of each category counts. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Scores = Record<string, number>;

/** Visits the page in a fresh browser and tells what was found fault with. */
async function visit(url: string): Promise<{ scores: Scores; faults: string[] }> {
  const { executablePath, args, env } = await findChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const { categories, audits } = result.lhr;
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    );
    const faults = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`);
    return { scores, faults };
  } finally {
    await browser.close();
  }
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

await build();
const product = await startBuiltProduct();
try {
  const runs: Scores[] = [];
  const faults = new Set<string>();
  for (let run = 0; run < RUNS; run++) {
    const seen = await visit(product.url);
    runs.push(seen.scores);
    for (const fault of seen.faults) faults.add(fault);
  }
  const medians = CATEGORIES.map((name) => [name, median(runs.map((scores) => scores[name]!))] as const);
  for (const [name, score] of medians)
    console.log(
      `${name.padEnd(16)}${String(score).padStart(4)}  of ${runs.map((each) => each[name]).join(', ')}`,
    );
  for (const fault of faults) console.log(`  ${fault}`);
  if (medians.some(([, score]) => score < GOOD)) {
    console.error(`The landing page falls short of ${GOOD}.`);
    process.exitCode = 1;
  }
} finally {
  await product.stop();
}
