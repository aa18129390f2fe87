import { expect, it } from '@jest/globals';
import { jobsAreDone } from '../support/http/jobs-are-done.js';
import { sharedProduct } from '../support/http/shared-product.js';
import { aTableOf, matchesOf } from '../support/http/a-table.js';
import type { APerson } from '../support/http/a-person.js';

const HOME = { latitude: 40.71, longitude: -73.95 };
const START = { latitude: 40.74, longitude: -73.98 };
/** Five ways to walk, in degrees of latitude and longitude a step: about half a mile each. */
const WAYS = [
  [0.007, 0],
  [-0.007, 0],
  [0, 0.01],
  [0, -0.01],
  [0.005, 0.007],
] as const;
const STEPS = 40;

const moveTo = (person: APerson, at: { latitude: number; longitude: number }) =>
  person.expect('PATCH', '/api/user/location', 200, { location: 'Somewhere', ...at });

/** What the app tells a person of their table, without what time alone changes. */
async function toldOfTable(person: APerson): Promise<unknown> {
  const [table] = await matchesOf(person, () => true);
  return table && { ...table, updatedAt: undefined };
}

/**
 * Trilateration by the distance limit: accounts at the table of a victim walk away until the limit takes their seat. Three
 * places at which that happens give the victim's home to the rounding of the kept position.
 */
it('when five accounts at a table make two hundred moves, none loses a seat or learns anything by it', async () => {
  const product = await sharedProduct();
  const names = ['Victim', 'Mallory', 'Mel', 'Moe', 'Max', 'Mia'];
  let settled = 0;
  const { people } = await aTableOf(product, names, { maxDistance: 10 }, (person) =>
    moveTo(person, settled++ === 0 ? HOME : START),
  );
  const attackers = people.slice(1);
  await jobsAreDone(product);
  const before = await Promise.all(attackers.map(toldOfTable));

  const learned: string[] = [];
  for (let step = 1; step <= STEPS; step++) {
    const places = WAYS.map(([north, east]) => ({
      latitude: START.latitude + north * step,
      longitude: START.longitude + east * step,
    }));
    await Promise.all(attackers.map((attacker, index) => moveTo(attacker, places[index]!)));
    await jobsAreDone(product);
    const now = await Promise.all(attackers.map(toldOfTable));
    now.forEach((told, index) => {
      if (JSON.stringify(told) !== JSON.stringify(before[index]))
        learned.push(`${names[index + 1]} at step ${step}`);
    });
  }
  expect(learned).toEqual([]);
});
