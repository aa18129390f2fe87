import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from './live/child.js';
import { type CpuTimes, pidOfPostmaster, startCpuTimes } from './live/cpu.js';
import { Options } from './live/options.js';
import { printTable, short } from './live/report.js';
import { seedPeople, seedTables } from './live/seed-tables.js';
import { median } from './live/statistics.js';
import { type World, withWorld } from './live/world.js';
import type { PollFigures, PollLoad } from './polls/poll-load.js';
import { POLLS } from './polls/polled-paths.js';
import type { ReferenceSettings } from './polls/reference-server.js';

const PEOPLE = 200;
const WARM_UP_SECONDS = 0.7;
const FIRST_WARM_UP_SECONDS = 3;
/** Each write changes every answer, so at 8,000 polls a second each of the 400 polls sees a new one. */
const WRITES_PER_SECOND = 20;

interface Server {
  readonly port: number;
  readonly pid: number;
}

interface Variant {
  readonly name: string;
  readonly server: Server;
  readonly etags: PollLoad['etags'];
  readonly writes: boolean;
  /** The name of the variant that counts 1. */
  readonly against: string;
}

interface Round extends PollFigures {
  readonly cpu: CpuTimes;
}

/**
 * The two polls of an open app over keep-alive connections, next to a bare `node:http` server that reads the session and
 * the answer by two prepared statements. The load, the product and the references are processes of their own.
 */
export function benchPolls(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  return withWorld(options, (world) => measure(world, options));
}

async function measure(world: World, options: Options): Promise<void> {
  const [rounds, seconds] = [options.number('rounds', 7), options.number('seconds', 4)];
  const connections = options.number('connections', 64);
  const product = await world.startProduct();
  const people = await seedPeople(
    world.database,
    product,
    world.sessionSecret,
    options.number('people', PEOPLE),
  );
  await seedTables(world.database, people);
  const cookies = people.map(({ cookie }) => cookie);
  const load = startChild('polls/poll-load.ts');
  world.onClose(() => load.end());
  const variants = await variantsOf(world, { port: product.port, pid: product.child.pid });
  const figures = new Map<string, Round[]>(variants.map(({ name }) => [name, []]));
  for (const variant of variants)
    await runRound(world, load, variant, {
      connections,
      cookies,
      seconds: 0.2,
      warmUpSeconds: FIRST_WARM_UP_SECONDS,
    });
  for (let round = 0; round < rounds; round++)
    for (const variant of variants)
      figures.get(variant.name)!.push(
        await runRound(world, load, variant, {
          connections,
          cookies,
          seconds,
          warmUpSeconds: WARM_UP_SECONDS,
        }),
      );
  const title = `${connections} connections, ${people.length} people, ${POLLS.length} polls each`;
  print(variants, figures, `Polls: ${title}; medians of ${rounds} rounds of ${seconds} s`);
}

async function variantsOf(world: World, product: Server): Promise<Variant[]> {
  const bare = await startReference(world, 'bare');
  const express = await startReference(world, 'express-session');
  const quiet = { writes: false, against: 'bare' };
  const written = { writes: true, against: 'bare, answers being written' };
  return [
    { name: 'bare', server: bare, etags: 'stale', ...quiet },
    { name: 'product, unchanged (304)', server: product, etags: 'last', ...quiet },
    { name: 'product, changed (200)', server: product, etags: 'stale', ...quiet },
    { name: 'Express + express-session', server: express, etags: 'last', ...quiet },
    { name: 'bare, answers being written', server: bare, etags: 'stale', ...written },
    { name: 'product, answers being written', server: product, etags: 'last', ...written },
  ];
}

async function runRound(
  world: World,
  load: Child,
  { server, etags, writes }: Variant,
  pollLoad: Omit<PollLoad, 'port' | 'etags'>,
): Promise<Round> {
  const writer = writes ? startWriting(world) : null;
  const cpuTimes = startCpuTimes([server.pid], await pidOfPostmaster(world.database));
  const figures = await load.ask<PollFigures>('run', { ...pollLoad, port: server.port, etags });
  const cpu = cpuTimes();
  await writer?.stop();
  return { ...figures, cpu };
}

async function startReference(world: World, kind: ReferenceSettings['kind']): Promise<Server> {
  const child = startChild('polls/reference-server.ts');
  world.onClose(() => child.end());
  const { databaseUrl, sessionSecret } = world;
  const settings: ReferenceSettings = { kind, databaseUrl, sessionSecret };
  return { port: await child.ask('start', settings), pid: child.pid };
}

/** Changes every match and every request repeatedly, each change in a statement of its own. */
function startWriting({ database }: World): { stop: () => Promise<void> } {
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const next = pause(1000 / WRITES_PER_SECOND);
      await database.query('update matches set match_score = 50 + (match_score + 1) % 50');
      await database.query('update meetup_requests set max_distance = 10 + (max_distance + 1) % 10');
      await next;
    }
  };
  const written = write();
  return {
    stop: async () => {
      isOver = true;
      await written;
    },
  };
}

function print(variants: readonly Variant[], figures: ReadonlyMap<string, Round[]>, title: string): void {
  const middle = (name: string, of: (each: Round) => number) => median(figures.get(name)!.map(of));
  const rows = variants.map(({ name, against }) => {
    const ratios = figures
      .get(name)!
      .map(({ perSecond }, round) => perSecond / figures.get(against)![round]!.perSecond);
    return [
      name,
      middle(name, ({ perSecond }) => perSecond).toFixed(0),
      short(median(ratios)),
      short(middle(name, ({ latency }) => latency.p50)),
      short(middle(name, ({ latency }) => latency.p99)),
      short(middle(name, (each) => microsecondsPerPoll(each, each.cpu.server))),
      short(middle(name, (each) => microsecondsPerPoll(each, each.cpu.postgres))),
      statusesOf(figures.get(name)!),
    ];
  });
  const head = [
    'server',
    'polls/s',
    'x bare',
    'p50 (ms)',
    'p99 (ms)',
    'server CPU (us/poll)',
    'PostgreSQL CPU (us/poll)',
  ];
  printTable(title, [...head, 'answers'], rows);
}

/** CPU times include the warm-up, so polls of the warm-up count too. */
const microsecondsPerPoll = ({ polls }: Round, cpuSeconds: number): number => (cpuSeconds * 1e6) / polls;

/** @returns the statuses with their shares, such as `304 98 %, 200 2 %` */
function statusesOf(figures: readonly PollFigures[]): string {
  const counts = new Map<string, number>();
  for (const { statuses } of figures)
    for (const [status, count] of Object.entries(statuses))
      counts.set(status, (counts.get(status) ?? 0) + count);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([status, count]) => (count === all ? status : `${status} ${((100 * count) / all).toFixed(1)} %`))
    .join(', ');
}
