import { runNode } from './run-node.ts';

/** One program of several that run at the same time. */
export interface Part {
  readonly name: string;
  /** Arguments for Node. */
  readonly run: readonly string[];
}

/** How a part ended. */
export interface Ending {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/**
 * Runs the parts in their order, at most `atOnce` concurrently, and all of them even when one fails. The output of a part
 * is shown whole when it ends, so that no two are mixed.
 */
export async function runSideBySide(
  parts: readonly Part[],
  { atOnce, folder, show }: { atOnce: number; folder: string; show: (text: string) => void },
): Promise<Ending[]> {
  const waiting = [...parts];
  const endings: Ending[] = [];
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { said, ...ending } = await run(part, folder);
      show(`\n== ${part.name}: ${inWords(ending)}\n${said}`);
      endings.push(ending);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return endings;
}

async function run({ name, run: args }: Part, folder: string): Promise<Ending & { said: string }> {
  const began = performance.now();
  const { code, said } = await runNode(args, { cwd: folder });
  return { name, passed: code === 0, seconds: (performance.now() - began) / 1000, said };
}

/** One line for each part, the slowest first. */
export function tableOf(endings: readonly Ending[]): string {
  const width = Math.max(...endings.map(({ name }) => name.length));
  return [...endings]
    .sort((a, b) => b.seconds - a.seconds)
    .map((ending) => `${ending.name.padEnd(width)}  ${inWords(ending)}\n`)
    .join('');
}

const inWords = ({ passed, seconds }: Ending): string =>
  `${passed ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s`;
