import { WEEK_MS } from '../../shared/durations.js';
import type { Seeker } from '../model/seeker.js';
import { AgeRange, ADULT_AGE } from '../../shared/age.js';
import type { SeatingPolicy } from './seating-policy.js';

/** A user who asked for a table of a past Saturday; `avoid` contains blocks and exclusions, not the repeat rule. */
export type PastSeeker = Omit<Seeker, 'group' | 'comesLater'>;

/** Two users who attended a table together before the Saturday. */
export interface EarlierMeeting {
  readonly a: number;
  readonly b: number;
  /** The start of that table. */
  readonly at: Date;
  /** Whether both said in their feedback that they would meet the other again, which lifts the repeat rule. */
  readonly bothAgain: boolean;
}

/** A request has a maximum distance of at least this many miles, whatever is subtracted. */
const LEAST_MILES = 1;

/**
 * The input of the engine under a policy: distances and age ranges changed, and the pairs of the repeat rule added.
 * @param before the instant of the final run, from which the weeks of the repeat rule count back
 */
export function seekersUnder(
  policy: SeatingPolicy,
  people: readonly PastSeeker[],
  meetings: readonly EarlierMeeting[],
  before: Date,
): PastSeeker[] {
  const since = before.getTime() - policy.repeatWeeks * WEEK_MS;
  const repeated = new Map<number, number[]>();
  for (const { a, b, at, bothAgain } of meetings) {
    if (bothAgain || policy.repeatWeeks === 0 || at.getTime() < since || at > before) continue;
    repeated.set(a, [...(repeated.get(a) ?? []), b]);
  }
  return people.map((person) => ({
    ...person,
    maxDistance: Math.max(LEAST_MILES, person.maxDistance + policy.extraMiles),
    ageRange: widened(person.ageRange, policy.extraYears),
    avoid: new Set([...person.avoid, ...(repeated.get(person.id) ?? [])]),
  }));
}

function widened({ min, max }: AgeRange, years: number): AgeRange {
  const youngest = min === null ? null : Math.max(Math.min(min, ADULT_AGE), min - years);
  return AgeRange.of(youngest, max === null ? null : max + years);
}
