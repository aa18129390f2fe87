import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './live/child.js';
import { ensureFileDescriptors } from './live/file-descriptors.js';
import { Options } from './live/options.js';
import { printTable, short } from './live/report.js';
import { seedPeople } from './live/seed-tables.js';
import { withWorld } from './live/world.js';

const STEPS = 8;
const SETTLE_MS = 1500;
const OTHER_FILES = 300;
const KINDS_SHOWN = 25;
const WARM_UP_SOCKETS = 400;
const PARTS = ['rss', 'heapUsed', 'external', 'arrayBuffers'] as const;
const KILOBYTE = 1024;

interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly arrayBuffers: number;
}

interface Kind {
  readonly label: string;
  readonly count: number;
  readonly bytes: number;
}

/**
 * Process memory of an idle signed-in WebSocket: the growth of memory after a garbage collection, and what the heap
 * holds for it. `--sockets 4000`.
 */
export function benchIdleSockets(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  const sockets = options.number('sockets', 4000);
  ensureFileDescriptors(sockets + OTHER_FILES);
  return withWorld(options, async (world) => {
    const { child, ...product } = await world.startProduct({}, ['--expose-gc']);
    const people = await seedPeople(world.database, product, world.sessionSecret, sockets);
    const load = startChild('scale/idle-load.ts');
    world.onClose(() => load.end());
    const step = Math.floor(sockets / STEPS);
    const openUpTo = (count: number) =>
      load.ask('open', { port: product.port, cookies: people.slice(0, count).map(({ cookie }) => cookie) });
    // What is loaded on demand, and the space of a first garbage collection, are no part of a socket.
    await openUpTo(WARM_UP_SOCKETS);
    await load.ask('close', 0);
    const points: Array<{ count: number; memory: Memory }> = [];
    for (let at = 0; at <= STEPS; at++) {
      await openUpTo(step * at);
      await pause(SETTLE_MS);
      points.push({ count: step * at, memory: await child.ask<Memory>('memory') });
    }
    const [none, all] = [points[0]!, points.at(-1)!];
    const rows = PARTS.map((part) => [
      part,
      short(slope(points.map(({ count, memory }) => [count, memory[part]])) / KILOBYTE),
      short((all.memory[part] - none.memory[part]) / all.count / KILOBYTE),
    ]);
    printTable(
      `Idle sockets: memory after a garbage collection, ${STEPS} steps up to ${all.count} sockets`,
      ['part', 'linear fit (KB a socket)', 'all - none (KB a socket)'],
      rows,
    );
    const many = await child.ask<Kind[]>('heap');
    await load.ask('close', Math.floor(sockets / 2));
    await pause(SETTLE_MS * 2);
    await child.ask('memory');
    printKinds(many, await child.ask<Kind[]>('heap'), sockets - Math.floor(sockets / 2));
  });
}

function printKinds(many: readonly Kind[], fewer: readonly Kind[], sockets: number): void {
  const before = new Map(fewer.map((kind) => [kind.label, kind]));
  const grown = many
    .map(({ label, count, bytes }) => ({
      label,
      count: (count - (before.get(label)?.count ?? 0)) / sockets,
      bytes: (bytes - (before.get(label)?.bytes ?? 0)) / sockets,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const rows = grown.map(({ label, count, bytes }) => [label, short(count), bytes.toFixed(0)]);
  printTable('What the heap holds for a socket', ['kind', 'objects', 'bytes'], rows.slice(0, KINDS_SHOWN));
}

/** @returns the least-squares slope */
function slope(points: ReadonlyArray<readonly [number, number]>): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  return mean((point) => (point[0] - x) * (point[1] - y)) / mean((point) => (point[0] - x) ** 2);
}
