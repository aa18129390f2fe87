import { runNode } from './run-node.ts';

/** One of several concurrent programs. */
export interface Part {
  readonly name: string;
  /** Arguments of Node. */
  readonly run: readonly string[];
}

export interface PartResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/**
 * Starts the parts in order, at most `atOnce` concurrently, and runs all of them even after a failure. The output of a
 * part is buffered and shown when it ends, so that outputs do not mix.
 */
export async function runParallel(
  parts: readonly Part[],
  { atOnce, folder, show }: { atOnce: number; folder: string; show: (text: string) => void },
): Promise<PartResult[]> {
  const waiting = [...parts];
  const results: PartResult[] = [];
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { output, ...result } = await run(part, folder);
      show(`\n== ${part.name}: ${outcomeOf(result)}\n${output}`);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function run({ name, run: args }: Part, folder: string): Promise<PartResult & { output: string }> {
  const began = performance.now();
  const { code, output } = await runNode(args, { cwd: folder });
  return { name, passed: code === 0, seconds: (performance.now() - began) / 1000, output };
}

/** Formats one line per part, slowest first. */
export function formatResults(results: readonly PartResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return [...results]
    .sort((a, b) => b.seconds - a.seconds)
    .map((result) => `${result.name.padEnd(width)}  ${outcomeOf(result)}\n`)
    .join('');
}

const outcomeOf = ({ passed, seconds }: PartResult): string =>
  `${passed ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s`;
