import 'reflect-metadata';
import { signInToConsole } from '../test/support/http/a-staff-member.js';
import { seedConsoleWorld, SEEDED, WORLD } from './console-world.js';
import { printTimes } from './times-table.js';
import { withProduct } from './with-product.js';

const REQUESTS = 200;
/** Concurrent moderators. */
const AT_ONCE = 4;
const TARGET_MS = 200;
const WHO_AM_I = '/api/admin/session';

const list = (path: string, filter: object, sort?: [string, 'ASC' | 'DESC'], range = [0, 24]): string => {
  const query = {
    filter: JSON.stringify(filter),
    range: JSON.stringify(range),
    ...(sort && { sort: JSON.stringify(sort) }),
  };
  return `${path}?${new URLSearchParams(query).toString()}`;
};

/** All lists and records of the console. */
const ASKED = [
  list('/work', {}),
  list('/verifications', { status: 'open' }),
  list('/verifications', {}, ['id', 'DESC'], [1900, 1924]),
  `/verifications/${SEEDED}`,
  list('/reports', { status: 'open' }),
  list('/reports', {}, ['submittedAt', 'DESC']),
  `/reports/${SEEDED}`,
  list('/users', {}),
  list('/users', { q: 'fam' }, ['lastName', 'ASC']),
  list('/users', { standing: 'suspended' }),
  list('/users', {}, ['trustScore', 'DESC'], [9900, 9924]),
  `/users/${SEEDED}`,
  list('/meetups', {}),
  list('/meetups', { q: 'number 4' }, ['seatsTaken', 'DESC']),
  `/meetups/${SEEDED}`,
  list('/matches', {}),
  list('/matches', { userId: SEEDED }),
  list('/matches', {}, ['matchScore', 'DESC'], [3900, 3924]),
  `/matches/${SEEDED}`,
  list('/audit-log', {}),
  list('/audit-log', { targetKind: 'report', targetId: SEEDED }),
  list('/audit-log', {}, ['id', 'ASC'], [49_000, 49_024]),
  '/stats',
].map((path) => `/api/admin${path}`);

/** Prints the response times of the console's lists and records with much data, compared with `GET /api/user`. */
export function benchConsole(): Promise<void> {
  return withProduct(async (product) => {
    const admin = await signInToConsole(product, await product.person().signUp(), 'admin');
    const timed = async (path: string) => ({
      name: decodeURIComponent(path.replace('/api/admin', '')).replaceAll('+', ' '),
      figures: await product.ask(admin, path, { requests: REQUESTS, atOnce: AT_ONCE }),
    });
    const whoAmI = await timed(WHO_AM_I);
    const others = [];
    for (const path of ASKED) others.push(await timed(path));
    const world = Object.entries(WORLD).map(([what, count]) => `${count} ${what}`);
    printTimes(`Console: ${world.join(', ')}`, whoAmI, others, TARGET_MS);
  }, seedConsoleWorld);
}
