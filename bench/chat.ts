import 'reflect-metadata';
import { hasRedis, startRedis } from '../test/support/redis/redis-server.js';
import type { ChatFigures, ChatLoad } from './chat/chat-load.js';
import type { ChatReference } from './chat/reference-server.js';
import { type Child, startChild } from './live/child.js';
import { type CpuTimes, pidOfPostmaster, startCpuTimes } from './live/cpu.js';
import { Options } from './live/options.js';
import type { MeasuredProduct } from './live/product.js';
import { printTable, short } from './live/report.js';
import { type BenchTable, SEATS, seedPeople, seedTables } from './live/seed-tables.js';
import { median } from './live/statistics.js';
import { type World, withWorld } from './live/world.js';

const ROOMS = 40;
const UNDER_WAY = 3;
const LOADS = 2;
const WARM_UP_SECONDS = 1;
const FIRST_WARM_UP_SECONDS = 3;
const VARIANTS = ['one', 'insert', 'postgres', 'redis'] as const;

/** Servers of one database with tables. */
interface Servers {
  readonly world: World;
  readonly ports: readonly number[];
  readonly pids: readonly number[];
  readonly rooms: readonly BenchTable[];
}

interface Variant extends Servers {
  readonly name: string;
  /** Whether the messages are stored, so that their rows are counted. */
  readonly stores: boolean;
}

interface Round extends ChatFigures {
  readonly cpu: CpuTimes;
  /** Acknowledged messages without a row. */
  readonly notStored: number;
}

/**
 * Rooms of five in which each person always has three messages under way, next to a bare `ws` server with the same
 * rooms, frames and load. The clients are in two processes. `--variants one,postgres,redis,insert` selects what is
 * measured besides the bare server.
 */
export function benchChat(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  return withWorld(options, (world) => measure(world, options));
}

async function measure(world: World, options: Options): Promise<void> {
  const [rounds, seconds] = [options.number('rounds', 5), options.number('seconds', 5)];
  const [count, underWay] = [options.number('rooms', ROOMS), options.number('under-way', UNDER_WAY)];
  const loads = Array.from({ length: LOADS }, () => startChild('chat/chat-load.ts'));
  for (const load of loads) world.onClose(() => load.end());
  const variants = await variantsOf(world, count, options.list('variants', VARIANTS));
  const figures = new Map<string, Round[]>(variants.map(({ name }) => [name, []]));
  for (const variant of variants)
    await runRound(loads, variant, {
      underWay,
      seconds: 0.2,
      warmUpSeconds: FIRST_WARM_UP_SECONDS,
      round: 'w',
    });
  for (let round = 0; round < rounds; round++) {
    for (const variant of variants) {
      const chatLoad = { underWay, seconds, warmUpSeconds: WARM_UP_SECONDS, round: `r${round}` };
      figures.get(variant.name)!.push(await runRound(loads, variant, chatLoad));
    }
  }
  const title = `${count} rooms of ${SEATS}, ${underWay} messages of each person under way`;
  print(variants, figures, `Chat: ${title}; medians of ${rounds} rounds of ${seconds} s`);
}

async function variantsOf(world: World, count: number, wanted: readonly string[]): Promise<Variant[]> {
  const one = await startProducts(world, count, 1);
  const reference = async (kind: ChatReference['kind']) => ({
    ...one,
    ...(await startReference(world, kind)),
  });
  const variants: Variant[] = [{ name: 'bare ws', stores: false, ...(await reference('bare')) }];
  const add = (name: string, stores: boolean, servers: Servers) =>
    variants.push({ name, stores, ...servers });
  if (wanted.includes('one')) add('product', true, one);
  if (wanted.includes('insert')) add('ws, one INSERT a message, awaited', false, await reference('insert'));
  if (wanted.includes('postgres'))
    add('two processes, PostgreSQL', true, await startProducts(await world.another(), count, 2));
  if (wanted.includes('redis') && hasRedis) {
    const redis = await startRedis();
    world.onClose(() => redis.stop());
    const settings = { REDIS_URL: redis.url };
    add('two processes, Redis', true, await startProducts(await world.another(), count, 2, settings));
  }
  return variants;
}

async function startProducts(
  world: World,
  count: number,
  processes: number,
  settings: Record<string, string> = {},
): Promise<Servers> {
  const products: MeasuredProduct[] = [];
  for (let index = 0; index < processes; index++) products.push(await world.startProduct(settings));
  const people = await seedPeople(world.database, products[0]!, world.sessionSecret, count * SEATS);
  const rooms = await seedTables(world.database, people);
  return {
    world,
    rooms,
    ports: products.map(({ port }) => port),
    pids: products.map(({ child }) => child.pid),
  };
}

async function startReference(
  world: World,
  kind: ChatReference['kind'],
): Promise<Pick<Servers, 'ports' | 'pids'>> {
  const child = startChild('chat/reference-server.ts');
  world.onClose(() => child.end());
  const settings: ChatReference = { kind, databaseUrl: world.databaseUrl };
  return { ports: [await child.ask<number>('start', settings)], pids: [child.pid] };
}

/** Half of the rooms for each of the loads. */
async function runRound(
  loads: readonly Child[],
  { name, world, rooms, ports, pids, stores }: Variant,
  load: Omit<ChatLoad, 'ports' | 'rooms'>,
): Promise<Round> {
  const before = await countMessages(world);
  const cpuTimes = startCpuTimes(pids, await pidOfPostmaster(world.database));
  const shares = loads.map((_, index) => rooms.filter((_room, place) => place % loads.length === index));
  const round = `${load.round}-${name.replace(/\W+/g, '')}`;
  const figures = await Promise.all(
    loads.map((child, index) =>
      child.ask<ChatFigures>('run', { ...load, ports, rooms: shares[index]!, round }),
    ),
  );
  const cpu = cpuTimes();
  const total = (of: (each: ChatFigures) => number) => figures.reduce((sum, each) => sum + of(each), 0);
  const largest = (of: (each: ChatFigures) => number) => Math.max(...figures.map(of));
  const acknowledged = total((each) => each.acknowledged);
  const latency = (of: (each: ChatFigures) => ChatFigures['lastReceiver']) => ({
    p50: total((each) => of(each).p50) / figures.length,
    p99: largest((each) => of(each).p99),
  });
  return {
    acknowledged,
    perSecond: total((each) => each.perSecond),
    acknowledgement: latency((each) => each.acknowledgement),
    lastReceiver: latency((each) => each.lastReceiver),
    lost: total((each) => each.lost),
    doubled: total((each) => each.doubled),
    outOfOrder: total((each) => each.outOfOrder),
    refused: total((each) => each.refused),
    closed: total((each) => each.closed),
    notStored: stores ? acknowledged - ((await countMessages(world)) - before) : 0,
    cpu,
  };
}

async function countMessages({ database }: World): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from chat_messages',
  );
  return rows[0]!.count;
}

function print(variants: readonly Variant[], figures: ReadonlyMap<string, Round[]>, title: string): void {
  const bare = figures.get(variants[0]!.name)!;
  const rows = variants.map(({ name }) => {
    const rounds = figures.get(name)!;
    const middle = (of: (each: Round) => number) => median(rounds.map(of));
    const ratio = (of: (each: Round) => number) =>
      median(rounds.map((each, round) => of(each) / of(bare[round]!)));
    const sum = (of: (each: Round) => number) =>
      rounds.reduce((total, each) => total + of(each), 0).toFixed(0);
    return [
      name,
      middle((each) => each.perSecond).toFixed(0),
      short(ratio((each) => each.perSecond)),
      short(middle((each) => each.acknowledgement.p50)),
      short(middle((each) => each.acknowledgement.p99)),
      short(middle((each) => each.lastReceiver.p99)),
      short(ratio((each) => each.lastReceiver.p99)),
      short(middle((each) => (each.cpu.server * 1e6) / each.acknowledged)),
      short(middle((each) => (each.cpu.postgres * 1e6) / each.acknowledged)),
      [sum((each) => each.lost), sum((each) => each.doubled), sum((each) => each.outOfOrder)].join(' / '),
      [sum((each) => each.refused + each.closed), sum((each) => each.notStored)].join(' / '),
    ];
  });
  printTable(
    title,
    [
      ...[
        'server',
        'messages/s',
        'x bare',
        'ack p50 (ms)',
        'ack p99 (ms)',
        'last receiver p99 (ms)',
        'x bare',
      ],
      ...['server CPU (us/message)', 'PostgreSQL CPU (us/message)'],
      ...['lost / doubled / out of order', 'refused or closed / not stored'],
    ],
    rows,
  );
}
