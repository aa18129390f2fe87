import type { APerson } from '../support/http/a-person.js';
import { aTableOf, matchesOf } from '../support/http/a-table.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';

const product = theSharedProduct();

const HOME = { latitude: 40.71, longitude: -73.95 };
const START = { latitude: 40.74, longitude: -73.98 };
const NAMES = ['Victim', 'Mallory', 'Mel', 'Moe', 'Max', 'Mia'];
/** Five directions; steps of about two and a half miles, in degrees of latitude and longitude. */
const DIRECTIONS = [
  [0.035, 0],
  [-0.035, 0],
  [0, 0.05],
  [0, -0.05],
  [0.025, 0.035],
] as const;
/** Ends 20 miles away, twice the distance limit. */
const STEPS = 8;

const moveTo = (person: APerson, at: { latitude: number; longitude: number }) =>
  person.expect('PATCH', '/api/user/location', 200, { location: 'Somewhere', ...at });

/** The table as the user sees it, without timestamps. */
async function tableSeenBy(person: APerson): Promise<unknown> {
  const [table] = await matchesOf(person, () => true);
  return table && { ...table, updatedAt: undefined };
}

/** Trilateration by the distance limit: three points at it would reveal the home, up to the grid of the obfuscation. */
it('five accounts at a table learn nothing and lose no seat by forty changes of their location', async () => {
  let located = 0;
  const { people } = await aTableOf(product, NAMES, { maxDistance: 10 }, (person) =>
    moveTo(person, located++ === 0 ? HOME : START),
  );
  const attackers = people.slice(1);
  await waitForJobs(product);
  const before = await Promise.all(attackers.map(tableSeenBy));

  const changes: string[] = [];
  for (let step = 1; step <= STEPS; step++) {
    const places = DIRECTIONS.map(([north, east]) => ({
      latitude: START.latitude + north * step,
      longitude: START.longitude + east * step,
    }));
    await Promise.all(attackers.map((attacker, index) => moveTo(attacker, places[index]!)));
    await waitForJobs(product);
    const now = await Promise.all(attackers.map(tableSeenBy));
    now.forEach((seen, index) => {
      if (JSON.stringify(seen) !== JSON.stringify(before[index]))
        changes.push(`${NAMES[index + 1]} at step ${step}`);
    });
  }
  expect(changes).toEqual([]);
});
