import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from './live/child.js';
import { pidOfPostmaster, startCpuTimes } from './live/cpu.js';
import { ensureFileDescriptors } from './live/file-descriptors.js';
import { Options } from './live/options.js';
import type { MeasuredProduct } from './live/product.js';
import { printTable, short } from './live/report.js';
import { SEATS, seedPeople, seedTables } from './live/seed-tables.js';
import { type World, withWorld } from './live/world.js';
import { seedMeetups } from './scale/seed-meetups.js';
import type { TownFigures, TownLoad } from './scale/town-load.js';

const MEETUPS = 60;
const SAMPLE_EVERY_MS = 2000;
const COOL_DOWN_MS = 12_000;
const OTHER_FILES = 300;
const MEGABYTE = 1024 * 1024;

interface Usage {
  readonly rss: number;
  readonly heapUsed: number;
}

interface Delay {
  readonly p99: number;
  readonly max: number;
}

/**
 * A long run: open sockets, polling people, chat, joins and leaves in one process of the product, with its memory before,
 * during and after. `--minutes 5 --sockets 3000 --people 5000`. A small machine: under `taskset -c 0`, with the load on another
 * core (`--load-core 1`), a limited heap (`--heap 256`), fewer connections (`--pool 8`) and settings of PostgreSQL
 * (`--postgres shared_buffers=96MB,work_mem=2MB`).
 */
export function benchScale(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  return withWorld(options, (world) => measure(world, options));
}

async function measure(world: World, options: Options): Promise<void> {
  const minutes = options.number('minutes', 5);
  const [sockets, count] = [options.number('sockets', 3000), options.number('people', 5000)];
  const connections = options.number('connections', 500);
  ensureFileDescriptors(sockets + connections + OTHER_FILES);
  const [heap, pool, core] = [options.text('heap'), options.text('pool'), options.text('load-core')];
  const product = await world.startProduct(pool === undefined ? {} : { DATABASE_POOL_SIZE: pool }, [
    '--expose-gc',
    ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
  ]);
  const people = await seedPeople(world.database, product, world.sessionSecret, count + MEETUPS);
  const meetupIds = await seedMeetups(world.database, people.slice(count));
  const load: TownLoad = {
    port: product.port,
    tables: await seedTables(world.database, people.slice(0, count - (count % SEATS))),
    ...{ sockets: Math.min(sockets, count), connections, meetupIds },
    messagesPerSecond: options.number('messages', 100),
    joinsPerSecond: options.number('joins', 2),
  };
  const town = startChild('scale/town-load.ts');
  world.onClose(() => town.end());
  if (core !== undefined) execFileSync('taskset', ['-a', '-p', '-c', core, String(town.process.pid)]);
  const memory = () => product.child.ask<Usage>('memory');
  const rows = [rowOf('before', [await memory()])];
  await town.ask('openSockets', load);
  rows.push(rowOf(`${load.sockets} sockets, idle`, [await memory()]));
  await product.child.ask('delay');
  await town.ask('start');
  for (let minute = 1; minute <= Math.max(1, minutes); minute++)
    rows.push(await runInterval(world, product, town, `minute ${minute}`, Math.min(1, minutes) * 60_000));
  await town.ask('stop');
  await pause(COOL_DOWN_MS);
  rows.push(rowOf('after', [await memory()]));
  printTable(
    `Scale: ${load.sockets} sockets, ${count} people with two polls every 5 s, ${load.messagesPerSecond} messages and ` +
      `${load.joinsPerSecond} joins a second, one process`,
    [
      ...['', 'RSS (MB)', 'heap (MB)', 'polls/s', '304', 'poll p50 (ms)', 'poll p99 (ms)', 'ack p99 (ms)'],
      ...[
        'delivered/s',
        'joins and leaves/s',
        'errors',
        'event loop p99 / max (ms)',
        'product / PostgreSQL / load (cores)',
      ],
    ],
    rows,
  );
}

async function runInterval(
  { database }: World,
  { child }: MeasuredProduct,
  town: Child,
  name: string,
  duration: number,
): Promise<string[]> {
  const cpuTimes = startCpuTimes([child.pid], await pidOfPostmaster(database));
  const began = performance.now();
  const usages: Usage[] = [];
  while (performance.now() - began < duration) {
    await pause(Math.min(SAMPLE_EVERY_MS, duration));
    usages.push(await child.ask<Usage>('usage'));
  }
  const figures = await town.ask<TownFigures>('figures');
  const delay = await child.ask<Delay>('delay');
  const cpu = cpuTimes();
  const seconds = (performance.now() - began) / 1000;
  return rowOf(name, usages, [
    (figures.polls / seconds).toFixed(0),
    `${((100 * figures.notModified) / figures.polls).toFixed(0)} %`,
    short(figures.poll.p50),
    short(figures.poll.p99),
    short(figures.acknowledgement.p99),
    (figures.delivered / seconds).toFixed(0),
    short(figures.joinsAndLeaves / seconds),
    String(figures.errors),
    `${short(delay.p99)} / ${short(delay.max)}`,
    [cpu.server / seconds, cpu.postgres / seconds, figures.loadCpu].map(short).join(' / '),
  ]);
}

/** The largest resident set, and the smallest heap: what is left after the garbage collections of the interval. */
function rowOf(name: string, usages: readonly Usage[], figures?: readonly string[]): string[] {
  const rss = Math.max(...usages.map((each) => each.rss)) / MEGABYTE;
  const heap = Math.min(...usages.map((each) => each.heapUsed)) / MEGABYTE;
  return [name, rss.toFixed(0), heap.toFixed(0), ...(figures ?? Array.from({ length: 10 }, () => ''))];
}
