import { interestKeys } from '../../shared/interest.js';
import type { Seeker } from './seeker.js';

/** The weight of each factor, in points of 100. */
export const AFFINITY_WEIGHTS = { vibe: 35, topic: 30, music: 20, interests: 15 } as const;
/** The similarity of a factor that one of the users left open. */
export const UNKNOWN_SIMILARITY = 0.5;
/** Added before rounding, so that a sum of exactly a half rounds up in any order of summation. */
const ROUNDING = 1e-9;

type Person = Pick<Seeker, 'survey' | 'interests'>;

/** What two users can have in common. */
export const AFFINITY_FACTORS = ['vibe', 'topic', 'music', 'interests'] as const;
export type AffinityFactor = (typeof AFFINITY_FACTORS)[number];

interface Profile {
  readonly vibe: string | null;
  readonly topic: string | null;
  readonly music: string | null;
  readonly interests: ReadonlySet<string>;
}

function profileOf({ survey, interests }: Person): Profile {
  return {
    vibe: survey?.personalityType ?? null,
    topic: survey?.favoriteConversationTopic ?? null,
    music: survey?.favoriteMusic ?? null,
    interests: interestKeys(interests),
  };
}

/** The affinity of two users, 0 to 1: the weighted sum of the factors. */
export function pairAffinity(a: Person, b: Person): number {
  return pairPoints(profileOf(a), profileOf(b)) / 100;
}

/** The factors in which two users agree; for interests one in common is enough. */
export function sharedFactors(a: Person, b: Person): AffinityFactor[] {
  const [one, other] = [profileOf(a), profileOf(b)];
  return AFFINITY_FACTORS.filter((factor) =>
    factor === 'interests'
      ? [...one.interests].some((interest) => other.interests.has(interest))
      : one[factor] !== null && one[factor] === other[factor],
  );
}

/** Each member's mean affinity with the others, 0 to 1; empty for fewer than two members. */
export function meanAffinities(members: readonly Person[]): number[] {
  if (members.length < 2) return [];
  const profiles = members.map(profileOf);
  return profiles.map((one) => {
    let sum = 0;
    for (const other of profiles) if (other !== one) sum += pairPoints(one, other) / 100;
    return sum / (members.length - 1);
  });
}

/** The mean affinity over all pairs as an integer from 0 to 100; 0 without pairs. */
export function matchScore(members: readonly Person[]): number {
  const profiles = members.map(profileOf);
  let sum = 0;
  for (const [index, a] of profiles.entries()) {
    for (const b of profiles.slice(index + 1)) sum += pairPoints(a, b);
  }
  const pairs = (members.length * (members.length - 1)) / 2;
  return pairs === 0 ? 0 : Math.round(sum / pairs + ROUNDING);
}

function pairPoints(a: Profile, b: Profile): number {
  return (
    AFFINITY_WEIGHTS.vibe * similarity(a.vibe, b.vibe) +
    AFFINITY_WEIGHTS.topic * similarity(a.topic, b.topic) +
    AFFINITY_WEIGHTS.music * similarity(a.music, b.music) +
    AFFINITY_WEIGHTS.interests * jaccardIndex(a.interests, b.interests)
  );
}

function similarity(a: string | null, b: string | null): number {
  if (a === null || b === null) return UNKNOWN_SIMILARITY;
  return a === b ? 1 : 0;
}

/** Size of the intersection over size of the union. */
function jaccardIndex(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return UNKNOWN_SIMILARITY;
  let shared = 0;
  for (const interest of a) if (b.has(interest)) shared++;
  return shared / (a.size + b.size - shared);
}
