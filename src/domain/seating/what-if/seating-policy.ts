import { TABLE_SIZE } from '../model/table-size.js';
import { NO_REPEAT_WEEKS } from '../model/repeat-rule.js';

/** The settings of the final run that a what-if comparison can change. See ADR 58. */
export interface SeatingPolicy {
  /** Members of the smallest and of the largest new table. */
  readonly smallestTable: number;
  readonly largestTable: number;
  /** Miles added to the maximum distance of each request. */
  readonly extraMiles: number;
  /** Years added to the age range of each request, at both ends. */
  readonly extraYears: number;
  /** Weeks of the repeat rule; 0 turns it off. */
  readonly repeatWeeks: number;
}

/** What the final run does today. */
export const CURRENT_POLICY: SeatingPolicy = {
  smallestTable: TABLE_SIZE.smallestFinal,
  largestTable: TABLE_SIZE.largest,
  extraMiles: 0,
  extraYears: 0,
  repeatWeeks: NO_REPEAT_WEEKS,
};

export const POLICY_SETTINGS = Object.keys(CURRENT_POLICY) as ReadonlyArray<keyof SeatingPolicy>;

/** The least and the most of each setting, included. The smallest table is never larger than the largest one. */
export const POLICY_BOUNDS = {
  smallestTable: { min: TABLE_SIZE.smallestFinal, max: TABLE_SIZE.target },
  largestTable: { min: TABLE_SIZE.target, max: TABLE_SIZE.largest },
  extraMiles: { min: -20, max: 45 },
  extraYears: { min: 0, max: 20 },
  repeatWeeks: { min: 0, max: 26 },
} as const satisfies Record<keyof SeatingPolicy, { min: number; max: number }>;
