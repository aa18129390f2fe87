import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChatFigures, ChatLoad } from './chat/chat-load.js';
import { type Call, callTree, type CpuProfile } from './flame/call-tree.js';
import { flameGraph } from './flame/flame-graph.js';
import { startChild } from './live/child.js';
import { Options } from './live/options.js';
import { printTable } from './live/report.js';
import { SEATS, seedPeople, seedTables } from './live/seed-tables.js';
import { withWorld } from './live/world.js';
import type { PollFigures, PollLoad } from './polls/poll-load.js';

const IMAGES = fileURLToPath(new URL('../docs/images/', import.meta.url));
const TABLES = 40;
const WARM_UP_SECONDS = 3;
const LISTED = 15;

/**
 * Profiles the product under the load of polls and of chat, and writes `flame-polls-LABEL.svg` and
 * `flame-chat-LABEL.svg` (`--label`, `after` by default) to `--out`, by default the images of the documentation. The
 * profiles themselves stay in the temporary folder.
 */
export function benchFlame(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  const seconds = options.number('seconds', 8);
  return withWorld(options, async (world) => {
    const product = await world.startProduct();
    const people = await seedPeople(world.database, product, world.sessionSecret, TABLES * SEATS);
    const rooms = await seedTables(world.database, people);
    const draw = async (what: string, run: (loadSeconds: number) => Promise<unknown>) => {
      await run(WARM_UP_SECONDS);
      await product.child.ask('startProfile');
      await run(seconds);
      const file = join(tmpdir(), `tablemates-${what}.cpuprofile`);
      await product.child.ask('stopProfile', file);
      await write(what, file, options);
    };

    const polls = startChild('polls/poll-load.ts');
    world.onClose(() => polls.end());
    const cookies = people.map(({ cookie }) => cookie);
    const pollLoad = {
      port: product.port,
      cookies,
      connections: 64,
      etags: 'last',
      warmUpSeconds: 0,
    } as const;
    await draw('polls', (loadSeconds) =>
      polls.ask<PollFigures>('run', { ...pollLoad, seconds: loadSeconds } satisfies PollLoad),
    );
    const chat = startChild('chat/chat-load.ts');
    world.onClose(() => chat.end());
    const chatLoad = { ports: [product.port], rooms, underWay: 3, warmUpSeconds: 0 };
    await draw('chat', (loadSeconds) => {
      const load: ChatLoad = { ...chatLoad, seconds: loadSeconds, round: `f${loadSeconds}` };
      return chat.ask<ChatFigures>('run', load);
    });
  });
}

async function write(what: string, file: string, options: Options): Promise<void> {
  const label = options.text('label') ?? 'after';
  const root = callTree(JSON.parse(await readFile(file, 'utf8')) as CpuProfile);
  const image = join(options.text('out') ?? IMAGES, `flame-${what}-${label}.svg`);
  const path = what === 'polls' ? 'a poll, nothing changed' : 'a chat message';
  await writeFile(image, flameGraph(root, `CPU time of ${path}, ${label}`));
  const rows = bySource(root).map(([name, share]) => [name, `${(100 * share).toFixed(1)} %`]);
  printTable(
    `${path}: CPU time by source, Node's code counted toward its caller (${file}, ${image})`,
    ['source', 'share'],
    rows.slice(0, LISTED),
  );
}

/** @returns the share of the busy time by package, the largest first; Node's code counts toward its caller */
function bySource(root: Call): Array<[string, number]> {
  const times = new Map<string, number>();
  const add = (call: Call, caller: string) => {
    const source = call.from === 'node' ? caller : call.from || 'the product';
    const counted = call.name === '(garbage collector)' ? call.name : source;
    times.set(counted, (times.get(counted) ?? 0) + call.self / root.total);
    for (const child of call.calls.values()) add(child, source);
  };
  for (const call of root.calls.values()) add(call, 'node alone');
  return [...times].sort(([, a], [, b]) => b - a);
}
