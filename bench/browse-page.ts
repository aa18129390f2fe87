import 'reflect-metadata';
import type { APerson } from '../test/support/http/a-person.js';
import { type Child, startChild } from './live/child.js';
import { type CpuTimes, pidOfPostmaster, startCpuTimes } from './live/cpu.js';
import { Options } from './live/options.js';
import type { MeasuredProduct } from './live/product.js';
import { printTable, short } from './live/report.js';
import { median } from './live/statistics.js';
import { type World, withWorld } from './live/world.js';
import { FIRST, IN_THE_CITY, MEETUP_WORLD, seedMeetupWorld } from './meetup-world.js';
import type { PollFigures, PollLoad } from './polls/poll-load.js';
import { BROWSE_LIMIT } from './polls/polled-paths.js';
import { type Server, startReference } from './polls/start-reference.js';

/** The first pages are slower: code is compiled, and the database reads from its files. */
const WARM_UP_SECONDS = 6;

interface Round extends PollFigures {
  readonly cpu: CpuTimes;
}

/**
 * One reader gets a page of a large database again and again, next to a bare `node:http` server with the same SQL.
 */
export function benchBrowsePage(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  return withWorld(options, async (world) => {
    const product = await world.startProduct();
    await seedMeetupWorld(world.database);
    const person = await reader(world, product);
    await compareWithBare(world, product, person, options);
  });
}

/** A new user in the city with a few blocks. */
async function reader({ database }: World, product: MeasuredProduct): Promise<APerson> {
  const person = await product.person().signUp();
  await person.expect('PATCH', '/api/user/location', 200, { location: 'Home', ...IN_THE_CITY });
  await database.query(
    `insert into blocks (blocker_id, blocked_id, blocked_at)
     select $1, ${FIRST} + n, now() from generate_series(0, 4) n`,
    [person.id],
  );
  return person;
}

/** In rounds taken in turn. */
async function compareWithBare(
  world: World,
  product: MeasuredProduct,
  person: APerson,
  options: Options,
): Promise<void> {
  const [rounds, seconds] = [options.number('rounds', 7), options.number('seconds', 3)];
  const load = startChild('polls/poll-load.ts');
  world.onClose(() => load.end());
  const bare = await startReference(world, 'bare');
  const servers = { bare, product: { port: product.port, pid: product.child.pid } };
  const figures = { bare: [] as Round[], product: [] as Round[] };
  for (let round = 0; round <= rounds; round++)
    for (const name of ['bare', 'product'] as const) {
      const measured = await readPages(
        world,
        load,
        servers[name],
        person,
        round === 0 ? WARM_UP_SECONDS : seconds,
      );
      if (round > 0) figures[name].push(measured);
    }
  const row = (name: keyof typeof figures) => {
    const of = (part: (each: Round) => number) => median(figures[name].map(part));
    const ratios = figures[name].map(({ perSecond }, round) => perSecond / figures.bare[round]!.perSecond);
    return [
      name,
      ...[of((each) => each.perSecond), median(ratios)].map(short),
      ...[of((each) => each.latency.p50), of((each) => each.latency.p99)].map(short),
      short(of(({ cpu, polls }) => (cpu.server * 1e6) / polls)),
      short(of(({ cpu, polls }) => (cpu.postgres * 1e6) / polls)),
    ];
  };
  printTable(
    `Browse: a page of ${BROWSE_LIMIT} of ${MEETUP_WORLD.meetups} meetups, one reader; medians of ${rounds} rounds of ${seconds} s`,
    [
      'server',
      'pages/s',
      'x bare',
      'p50 (ms)',
      'p99 (ms)',
      'server CPU (us/page)',
      'PostgreSQL CPU (us/page)',
    ],
    [row('bare'), row('product')],
  );
}

async function readPages(
  { database }: World,
  load: Child,
  { port, pid }: Server,
  { sessionCookie: { name, value } }: APerson,
  seconds: number,
): Promise<Round> {
  const cpuTimes = startCpuTimes([pid], await pidOfPostmaster(database));
  const figures = await load.ask<PollFigures>('run', {
    ...{ port, seconds, connections: 1, warmUpSeconds: 0.5, etags: 'stale' },
    cookies: [`${name}=${value}`],
    paths: [`/api/meetups/browse?limit=${BROWSE_LIMIT}`],
  } satisfies PollLoad);
  return { ...figures, cpu: cpuTimes() };
}
