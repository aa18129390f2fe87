import { type Random, seededRandom } from '../../src/domain/seating/model/random.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';

export const HOUR = 3600;
export const DAY = 24 * HOUR;
/** The intake closes with Thursday; the final run is on Friday at 00:15, the last backfill on Saturday at 15:00. */
const INTAKE_CLOSES = 5 * DAY;
export const FINAL_RUN = INTAKE_CLOSES + HOUR / 4;
const LAST_BACKFILL = 6 * DAY + 15 * HOUR;

/** Of a hundred people, how many ask on which day, from Sunday to Thursday. */
const DAYS = [6, 9, 15, 30, 40];
/** How busy each hour of a day is: nobody at night, some at noon, most in the evening. */
const HOURS = [1, 0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 4, 6, 5, 3, 3, 4, 6, 9, 12, 13, 11, 8, 4];
/** Of a hundred people, how many change their minds before the final run, and after it. */
const LEAVE_BEFORE = 8;
const LEAVE_AFTER = 3;

/** Someone's week, in seconds since Sunday 00:00. */
export interface Guest {
  readonly person: Seeker;
  readonly arrivesAt: number;
  /** When they withdraw, or leave their table; null for those who stay. */
  readonly leavesAt: number | null;
}

/** Gives each person the moment they ask for a table, and some of them one at which they change their mind. */
export function weekOf(people: readonly Seeker[], seed: number): Guest[] {
  const random = seededRandom(seed);
  return people
    .map((person) => {
      const arrivesAt = weighted(random, DAYS) * DAY + weighted(random, HOURS) * HOUR + random.below(HOUR);
      return { person, arrivesAt, leavesAt: leaving(random, arrivesAt) };
    })
    .sort((a, b) => a.arrivesAt - b.arrivesAt || a.person.id - b.person.id);
}

function leaving(random: Random, arrivesAt: number): number | null {
  const fate = random.below(100);
  if (fate < LEAVE_BEFORE) return arrivesAt + 1 + random.below(INTAKE_CLOSES - arrivesAt);
  if (fate < LEAVE_BEFORE + LEAVE_AFTER) return FINAL_RUN + 1 + random.below(LAST_BACKFILL - FINAL_RUN);
  return null;
}

/** A place in the list, each as likely as its weight says. */
function weighted(random: Random, weights: readonly number[]): number {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (left -= weight) < 0);
}
