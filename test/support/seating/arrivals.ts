import { type Random, seededRandom } from '../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Requests close on Thursday night; the final run is on Friday at 00:15, the last backfill on Saturday at 15:00. */
const INTAKE_CLOSES = 5 * DAY;
export const FINAL_RUN = INTAKE_CLOSES + HOUR / 4;
const LAST_BACKFILL = 6 * DAY + 15 * HOUR;

/** Requests per day in percent, from Sunday to Thursday. */
const DAYS = [6, 9, 15, 30, 40];
/** Weight of each hour of a day: none at night, some at noon, most in the evening. */
const HOURS = [1, 0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 4, 6, 5, 3, 3, 4, 6, 9, 12, 13, 11, 8, 4];
/** Percentage of users who withdraw before the final run, and who leave after it. */
const LEAVE_BEFORE = 8;
const LEAVE_AFTER = 3;

/** The events of one user, in seconds since Sunday 00:00. */
export interface Arrival {
  readonly person: Seeker;
  readonly arrivesAt: number;
  /** When they withdraw the request or leave the table; null if they stay. */
  readonly leavesAt: number | null;
}

/** Draws the request time of each user, and the time of withdrawal for some. */
export function generateArrivals(people: readonly Seeker[], seed: number): Arrival[] {
  const random = seededRandom(seed);
  return people
    .map((person) => {
      const arrivesAt = weighted(random, DAYS) * DAY + weighted(random, HOURS) * HOUR + random.below(HOUR);
      return { person, arrivesAt, leavesAt: leaving(random, arrivesAt) };
    })
    .sort((a, b) => a.arrivesAt - b.arrivesAt || a.person.id - b.person.id);
}

function leaving(random: Random, arrivesAt: number): number | null {
  const roll = random.below(100);
  if (roll < LEAVE_BEFORE) return arrivesAt + 1 + random.below(INTAKE_CLOSES - arrivesAt);
  if (roll < LEAVE_BEFORE + LEAVE_AFTER) return FINAL_RUN + 1 + random.below(LAST_BACKFILL - FINAL_RUN);
  return null;
}

/** @returns a random index with the probability of its weight */
function weighted(random: Random, weights: readonly number[]): number {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (left -= weight) < 0);
}
