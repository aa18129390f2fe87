import { AgeRange } from '../../../src/domain/shared/age.js';
import { addDays } from '../../../src/domain/shared/calendar-date.js';
import type { Coordinates } from '../../../src/domain/shared/distance.js';
import { MEAL_TIMES, type Slot, slotKey, VENUE_TYPES } from '../../../src/domain/shared/slot.js';
import { MUSIC_GENRES, TOPICS, VIBES } from '../../../src/domain/shared/survey-answers.js';
import { type Random, seededRandom } from '../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';

const METROS: readonly Coordinates[] = [
  { latitude: 40.73, longitude: -73.99 },
  { latitude: 41.88, longitude: -87.63 },
  { latitude: 34.05, longitude: -118.24 },
  { latitude: 29.76, longitude: -95.37 },
  { latitude: 39.95, longitude: -75.17 },
];
const FIRST_SATURDAY = '2025-06-28';
const SATURDAYS = 3;
const SMALL_TOWNS = 12;
const TRAP_HAMLETS = 60;
const TRAP_STEP = 9;
const INTERESTS = [
  'hiking',
  'film',
  'board games',
  'climbing',
  'baking',
  'football',
  'art',
  'yoga',
  'books',
  'chess',
];
const MILES_PER_DEGREE = 69;

/** A seeded set of users by slot, in order of arrival. */
export type World = ReadonlyMap<string, readonly Seeker[]>;
export type WorldKind = keyof typeof MAKERS;

const MAKERS = { mixed, dense, sparse, trap, campus, town };

/**
 * The same kind, size and seed return the same users. `mixed`: five metro areas, three Saturdays, all slots. `dense`:
 * one slot of one city. `sparse`: one slot over twelve small towns. `trap`: villages in a row, too far apart to be
 * compatible, and users halfway who are compatible with two villages each: a greedy heuristic seats those where they
 * are needed least. `campus`: two cities, half of their users on four campuses each, two thirds with an age range of nine
 * years around their own age, six in ten with at most ten miles; three Saturdays, and a fifth of all users in addition in
 * one slot. `town`: one city and one Saturday, all slots, mostly dinner.
 */
export function makeWorld(kind: WorldKind, people: number, seed: number): World {
  const random = seededRandom(seed);
  const world = new Map<string, Seeker[]>();
  for (let id = 1; id <= people; id++) {
    const { slot, ...rest } = MAKERS[kind](random);
    const key = slotKey(slot);
    if (!world.has(key)) world.set(key, []);
    world
      .get(key)!
      .push({ id, ...tastes(random), hasPriority: false, avoid: new Set(), waitingSeconds: 3600, ...rest });
  }
  return world;
}

type Circumstances = Pick<Seeker, 'age' | 'ageRange' | 'coordinates' | 'maxDistance'> & { slot: Slot };

const ONE_SLOT: Slot = { preferredDate: FIRST_SATURDAY, preferredTime: 'dinner', venueType: 'restaurant' };

function anySlot(random: Random): Slot {
  return {
    preferredDate: addDays(FIRST_SATURDAY, 7 * random.below(SATURDAYS)),
    preferredTime: pick(random, MEAL_TIMES),
    venueType: pick(random, VENUE_TYPES),
  };
}

function mixed(random: Random): Circumstances {
  return {
    slot: anySlot(random),
    ...adult(random),
    coordinates: around(random, pick(random, METROS), 20),
    maxDistance: reach(random),
  };
}

function dense(random: Random): Circumstances {
  return {
    slot: ONE_SLOT,
    ...adult(random),
    coordinates: around(random, METROS[0]!, 15),
    maxDistance: reach(random),
  };
}

function town(random: Random): Circumstances {
  const slot: Slot = {
    preferredDate: FIRST_SATURDAY,
    preferredTime: random.below(10) < 6 ? 'dinner' : 'lunch',
    venueType: pick(random, VENUE_TYPES),
  };
  return { ...dense(random), slot };
}

function sparse(random: Random): Circumstances {
  const town = random.below(SMALL_TOWNS);
  const place = { latitude: 42 + Math.floor(town / 4) * 0.45, longitude: -76 + (town % 4) * 0.6 };
  return {
    slot: ONE_SLOT,
    ...adult(random),
    coordinates: around(random, place, 6),
    maxDistance: reach(random),
  };
}

function trap(random: Random): Circumstances {
  const halfway = random.below(10) < 4 ? 0.5 : 0;
  const milesNorth = TRAP_STEP * (random.below(TRAP_HAMLETS) + halfway);
  const coordinates = { latitude: 41 + milesNorth / MILES_PER_DEGREE, longitude: -73.5 };
  return { slot: ONE_SLOT, ...adult(random, 12), coordinates, maxDistance: 5 };
}

function campus(random: Random): Circumstances {
  const slot = random.below(5) === 0 ? ONE_SLOT : anySlot(random);
  const city = pick(random, METROS.slice(0, 2));
  const coordinates =
    random.below(2) === 0 ? around(random, campusOf(random, city), 1.5) : around(random, city, 20);
  const maxDistance = random.below(10) < 6 ? 2 + random.below(9) : 15 + 5 * random.below(8);
  const { age, ageRange } = adult(random, 8);
  const isNarrow = random.below(3) < 2;
  return {
    slot,
    age,
    ageRange: isNarrow ? AgeRange.of(Math.max(18, age - 4), age + 4) : ageRange,
    coordinates,
    maxDistance,
  };
}

/** One of four places, at most sixteen miles from the center. */
function campusOf(random: Random, city: Coordinates): Coordinates {
  return around(seededRandom(1 + random.below(4)), city, 16);
}

/** Mostly students; `tolerance` extends the accepted ages, in years. */
function adult(random: Random, tolerance = 4): Pick<Seeker, 'age' | 'ageRange'> {
  const age = 18 + Math.floor((random.below(100) * random.below(100)) / 250);
  const younger = tolerance + random.below(9);
  const older = tolerance + random.below(13);
  return { age, ageRange: AgeRange.of(Math.max(18, age - younger), Math.min(80, age + older)) };
}

function reach(random: Random): number {
  return 10 + 5 * random.below(8);
}

function around(random: Random, { latitude, longitude }: Coordinates, miles: number): Coordinates {
  const distance = (miles * Math.sqrt(random.below(10_000) / 10_000)) / MILES_PER_DEGREE;
  const direction = (2 * Math.PI * random.below(10_000)) / 10_000;
  return {
    latitude: latitude + distance * Math.cos(direction),
    longitude: longitude + (distance * Math.sin(direction)) / Math.cos((latitude * Math.PI) / 180),
  };
}

function tastes(random: Random): Pick<Seeker, 'survey' | 'interests'> {
  const interests = random.shuffle([...INTERESTS]).slice(0, random.below(4));
  const survey = {
    favoriteConversationTopic: pick(random, TOPICS),
    favoriteMusic: pick(random, MUSIC_GENRES),
    personalityType: pick(random, VIBES),
  };
  return { survey: random.below(20) === 0 ? null : survey, interests };
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}
