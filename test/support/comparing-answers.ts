import { reachAround } from '../../src/domain/matching-request/waiting.js';
import { fairMiddle } from '../../src/domain/venue/fair-middle.js';
import { obfuscate } from '../../src/domain/venue/location-obfuscation.js';
import { unmetLimit } from '../../src/domain/meetup/meetup-limits.js';
import { areWithinDistance } from '../../src/domain/seating/model/compatibility.js';
import { type Random, seededRandom } from '../../src/domain/seating/model/random.js';
import type { Preferences } from '../../src/domain/seating/model/seeker.js';
import { inSteps, WaitingIndex } from '../../src/domain/seating/outlook.js';
import { AgeRange } from '../../src/domain/shared/age.js';
import { type Coordinates, milesBetween, snapToGrid } from '../../src/domain/shared/distance.js';
import { memoize } from '../../src/domain/shared/memoize.js';

/** An answer that compares a stranger with who asks, played as a series of questions about each possible stranger. */
export interface ComparingAnswer {
  readonly name: string;
  /** The homes among which the attacker searches. */
  readonly homes: readonly Coordinates[];
  /** All that the attacker's accounts see of a stranger with this home. */
  readonly seenOf: (home: Coordinates) => string;
}

const CENTER = { latitude: 40.7, longitude: -74 };
/** Who waits beside the stranger: one less than the least count that is told. */
const PUPPETS = 4;
const STRANGER: Preferences = {
  id: 0,
  age: 31,
  ageRange: AgeRange.of(24, 41),
  maxDistance: 17,
  coordinates: CENTER,
};

/** A square of homes around the center, `span` degrees wide. */
function homesWithin(span: number, step: number): Coordinates[] {
  const offsets = Array.from({ length: Math.round(span / step) }, (_, at) => (at + 0.5) * step - span / 2);
  return offsets.flatMap((north) =>
    offsets.map((east) => ({ latitude: CENTER.latitude + north, longitude: CENTER.longitude + east })),
  );
}

/** A place as an account can store it, at most `degrees` from the center in both directions. */
const placeWithin = (degrees: number, random: Random): Coordinates => {
  const offset = () => random.below(2 * degrees * 100 + 1) / 100 - degrees;
  return snapToGrid({ latitude: CENTER.latitude + offset(), longitude: CENTER.longitude + offset() });
};

/**
 * Each question is asked by one account from any place, with any age and limits or with those that fit the stranger; four
 * others follow it and fit it always.
 */
function outlookAnswers(stranger: Preferences, questions: number): string {
  const random = seededRandom(32);
  const either = (drawn: number, fitting: number) => (random.below(2) === 0 ? drawn : fitting);
  return Array.from({ length: questions }, () => {
    const asker: Preferences = {
      id: 1,
      age: either(18 + random.below(50), STRANGER.age),
      ageRange: AgeRange.of(either(18 + random.below(30), 18), either(48 + random.below(12), 60)),
      maxDistance: either(5 + random.below(46), 15),
      coordinates: placeWithin(0.4, random),
    };
    const puppet = { ...asker, age: asker.ageRange.min!, ageRange: AgeRange.of(18, null), maxDistance: 50 };
    const puppets = Array.from({ length: PUPPETS }, (_, at) => ({ ...puppet, id: 2 + at }));
    return JSON.stringify(new WaitingIndex([stranger, ...puppets]).outlookOf(inSteps(asker)));
  }).join();
}

function countAnswers(home: Coordinates, questions: number): string {
  const random = seededRandom(32);
  return Array.from({ length: questions }, () => {
    const { south, north, west, east } = reachAround(placeWithin(6, random));
    const isIn = home.latitude >= south && home.latitude <= north;
    return isIn && home.longitude >= west && home.longitude <= east ? 1 : 0;
  }).join('');
}

/** Five accounts share a table with the stranger, each time with other homes and limits: ten questions a table. */
function venueAnswers(questions: number): (home: Coordinates) => string {
  const middleOf = memoize((members: string) => {
    const middle = fairMiddle(JSON.parse(members) as Preferences[]);
    return middle && JSON.stringify(snapToGrid(middle));
  });
  return (home) => {
    const random = seededRandom(32);
    return Array.from({ length: questions / 10 }, () => {
      const accounts = Array.from({ length: 5 }, () => ({
        coordinates: placeWithin(0.2, random),
        maxDistance: 5 + random.below(46),
      }));
      return middleOf(JSON.stringify(obfuscate([{ ...STRANGER, coordinates: home }, ...accounts])));
    }).join();
  };
}

/** Four accounts keep a table with the stranger; each of the others widens its limit by a mile until it gets a seat there, then leaves. */
function seatAnswers(home: Coordinates, others: number): string {
  const random = seededRandom(32);
  const stranger = { ...STRANGER, coordinates: home, maxDistance: 50 };
  return Array.from({ length: others }, () => {
    const coordinates = placeWithin(0.3, random);
    const limits = Array.from({ length: 46 }, (_, at) => 5 + at);
    return limits.findIndex((maxDistance) =>
      areWithinDistance(stranger, { ...STRANGER, coordinates, maxDistance }),
    );
  }).join();
}

/** Whether a user with this home can come to a meetup whose organizer enforces the least distance. */
function canAttend(home: Coordinates): boolean {
  const limits = { ageRange: AgeRange.of(null, null), maxDistance: 0.1, requiredInterests: [] };
  return unmetLimit(limits, CENTER, { age: STRANGER.age, coordinates: home, interests: [] }) === null;
}

/** The answers that compare places and are more than one act of the stranger. @param questions of each series */
export const seriesOfAnswers = (questions: number): ComparingAnswer[] => [
  {
    name: '"Why not yet?"',
    homes: homesWithin(0.3, 0.02),
    seenOf: (home) => outlookAnswers({ ...STRANGER, coordinates: home }, questions),
  },
  {
    name: 'how many others wait',
    homes: homesWithin(3, 0.1),
    seenOf: (home) => countAnswers(home, questions),
  },
  {
    name: 'venue proposals and the area between the homes',
    homes: homesWithin(0.3, 0.02),
    seenOf: venueAnswers(questions),
  },
];

/** What a seat, which is an act of the stranger too, tells. */
export const seatsTaken: readonly ComparingAnswer[] = [
  {
    name: 'one visit to a meetup with an enforced distance',
    homes: homesWithin(0.22, 0.01).filter(canAttend),
    seenOf: () => 'came',
  },
  ...[1, 2, 4, 16].map((others) => ({
    name: `seats at one table, taken and left by ${others}`,
    homes: homesWithin(0.3, 0.01),
    seenOf: (home: Coordinates) => seatAnswers(home, others),
  })),
];

/**
 * The strongest attacker knows all rules and keeps every home that fits what was seen. Their best guess is the middle of
 * these.
 * @returns the median distance of the guess from the home over all homes, in miles, and how many groups of homes are told
 * apart
 */
export function whatIsLearned({ homes, seenOf }: ComparingAnswer): { miles: number; groups: number } {
  const groups = [...Map.groupBy(homes, seenOf).values()];
  const errors = groups.flatMap((alike) => {
    const mean = (of: (home: Coordinates) => number) =>
      alike.reduce((sum, home) => sum + of(home), 0) / alike.length;
    const guess = {
      latitude: mean(({ latitude }) => latitude),
      longitude: mean(({ longitude }) => longitude),
    };
    return alike.map((home) => milesBetween(guess, home));
  });
  return { miles: errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)]!, groups: groups.length };
}

/** Strangers who differ in age, or in one limit, in groups that no series of "Why not yet?" tells apart. */
export function alikeInOutlook<T>(
  values: readonly T[],
  strangerWith: (value: T) => Partial<Preferences>,
  questions: number,
): T[][] {
  const seenOf = (value: T) => outlookAnswers({ ...STRANGER, ...strangerWith(value) }, questions);
  return [...Map.groupBy(values, seenOf).values()];
}
