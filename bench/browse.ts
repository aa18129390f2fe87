import 'reflect-metadata';
import { cursorOf } from '../src/adapters/http/meetup/browse-query.js';
import { addDays } from '../src/domain/shared/calendar-date.js';
import type { Coordinates } from '../src/domain/shared/distance.js';
import type { APerson } from '../test/support/http/a-person.js';
import { FIRST, IN_THE_CITY, IN_THE_COUNTRY, MEETUP_WORLD, seedMeetupWorld } from './meetup-world.js';
import { printTimes, type Timed } from './times-table.js';
import { type BenchedProduct, withDatabase, withProduct } from './with-product.js';

const LOAD = { requests: 200, atOnce: 4 };
const TARGET_MS = 50;
const WHO_AM_I = '/api/user';
const BROWSE = '/api/meetups/browse';

const FILTERS = [
  'venueType=cafe',
  'maxDistance=5',
  'maxDistance=10',
  'maxDistance=25',
  'maxDistance=50',
  'seatsLeft=4',
  'venueType=restaurant&maxDistance=10&seatsLeft=2',
];

/**
 * Prints the response time of a page of open meetups in a large database: for users in a city, in the country and
 * without a location.
 */
export function benchBrowse(): Promise<void> {
  return withProduct(async (product) => {
    const city = await reader(product, IN_THE_CITY);
    const whoAmI = await timed(product, 'who am I', city, WHO_AM_I);
    const rows = [
      ...(await pagesOf(product, 'in the city', city)),
      ...(await pagesOf(product, 'in the country', await reader(product, IN_THE_COUNTRY))),
      ...(await pagesOf(product, 'without a place', await reader(product, null))),
    ];
    const world = Object.entries(MEETUP_WORLD).map(([what, count]) => `${count} ${what}`);
    printTimes(
      `Browse: ${world.join(', ')}; ${LOAD.atOnce} readers at the same moment`,
      whoAmI,
      rows,
      TARGET_MS,
    );
  }, seedMeetupWorld);
}

/** A new user with a few blocks. */
export async function reader(
  product: Pick<BenchedProduct, 'person' | 'databaseUrl'>,
  home: Coordinates | null,
): Promise<APerson> {
  const person = await product.person().signUp();
  if (home) await person.expect('PATCH', '/api/user/location', 200, { location: 'Home', ...home });
  await withDatabase(product.databaseUrl, async (database) => {
    await database.query(
      `insert into blocks (blocker_id, blocked_id, blocked_at)
       select $1, ${FIRST} + n, now() from generate_series(0, 4) n`,
      [person.id],
    );
  });
  return person;
}

async function pagesOf(product: BenchedProduct, where: string, person: APerson): Promise<Timed[]> {
  const { body, headers } = await person.get<Array<{ scheduledDate: string }>>(BROWSE);
  const second = /^<(.+)>; rel="next"$/.exec(headers.get('link')!)![1]!;
  const laterSaturday = addDays(body[0]!.scheduledDate, 7 * 6);
  const tenMilesOut = cursorOf({ isFull: false, miles: 10, date: laterSaturday, id: FIRST });
  const paths: Array<[string, string]> = [
    ['first page', BROWSE],
    ['second page', second],
    ['ten miles out', `${BROWSE}?cursor=${tenMilesOut}`],
    ...[`date=${laterSaturday}`, ...FILTERS].map((filter): [string, string] => [
      filter,
      `${BROWSE}?${filter}`,
    ]),
  ];
  // Warm-up for the JIT compiler and the buffer cache of the database.
  for (const [, path] of paths) await product.ask(person, path, LOAD);
  const rows: Timed[] = [];
  for (const [name, path] of paths) rows.push(await timed(product, `${where}: ${name}`, person, path));
  return rows;
}

async function timed(product: BenchedProduct, name: string, person: APerson, path: string): Promise<Timed> {
  return { name, figures: await product.ask(person, path, LOAD) };
}
