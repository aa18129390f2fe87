import { type Coordinates, milesBetween } from '../shared/distance.js';
import type { Gender } from '../shared/gender.js';
import type { Preferences } from './model/seeker.js';
import type { TablePreferences } from './model/table-wide-rules.js';

/** What a request asks of a whole table. */
export interface AskedOfTable {
  /** The user's own languages, of which the table must share one; null where it need not. */
  readonly languages: readonly string[] | null;
  readonly notTheOnly: Gender | null;
}

/** The price of what is asked of a whole table: numbers of people in steps of five, 0 for fewer than five, 50 for more. */
export interface Pool {
  /** Who fit the limits. */
  readonly fit: number;
  /** How many of them share a language; null where it is not asked for. */
  readonly withLanguage: number | null;
  /** How many of them are possible peers; null where nobody is to be one. */
  readonly peers: number | null;
}

const STEP = 5;
const MOST = 50;
/** With fewer people around a share would be about single ones. */
const FEWEST_OF_SHARE = 10;
const REGION_MILES = 100;

const inFives = (count: number): number => Math.min(MOST, STEP * Math.floor(count / STEP));

type Waiting = Pick<Preferences, 'id' | 'coordinates'> & Pick<TablePreferences, 'languages' | 'notTheOnly'>;

/**
 * How many of those who fit are left is computed from the share of all who wait in the region, however narrow the limits
 * of the question are: so no limits can be chosen that ask about one person. See ADR 71.
 * @param count how many people fit the limits
 */
export function poolOf(
  { id, coordinates }: Pick<Preferences, 'id' | 'coordinates'>,
  asked: AskedOfTable,
  count: number,
  waiting: readonly Waiting[],
): Pool {
  const around = waiting.filter((other) => other.id !== id && isInRegion(coordinates, other.coordinates));
  const ofWhom = (isLeft: (other: Waiting) => boolean): number =>
    around.length < FEWEST_OF_SHARE ? 0 : inFives((count * around.filter(isLeft).length) / around.length);
  return {
    fit: inFives(count),
    withLanguage:
      asked.languages && ofWhom((other) => asked.languages!.some((one) => other.languages?.includes(one))),
    peers: asked.notTheOnly && ofWhom((other) => other.notTheOnly === asked.notTheOnly),
  };
}

/** Compared by whole degrees, so that moving within a region changes nothing. */
function isInRegion(here: Coordinates | null, there: Coordinates | null): boolean {
  if (!here || !there) return here === there;
  return milesBetween(inWholeDegrees(here), inWholeDegrees(there)) <= REGION_MILES;
}

const inWholeDegrees = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude),
  longitude: Math.round(longitude),
});
