import type { Seeker } from './seeker.js';

/** What each likeness is worth, in points of 100. */
export const LIKENESS_POINTS = { vibe: 35, topic: 30, music: 20, interests: 15 } as const;
/** What somebody left open is neither a likeness nor a difference. */
export const UNKNOWN = 0.5;
/** Lifts a mean of exactly a half that the order of adding left a hair below it. */
const ROUNDING = 1e-9;

type Person = Pick<Seeker, 'survey' | 'interests'>;

/** What two people may have in common. */
export const LIKENESSES = ['vibe', 'topic', 'music', 'interests'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** What a person likes, made ready to be compared with others. */
interface Taste {
  readonly vibe: string | null;
  readonly topic: string | null;
  readonly music: string | null;
  readonly interests: ReadonlySet<string>;
}

function tasteOf({ survey, interests }: Person): Taste {
  return {
    vibe: survey?.personalityType ?? null,
    topic: survey?.favoriteConversationTopic ?? null,
    music: survey?.favoriteMusic ?? null,
    interests: new Set(interests),
  };
}

/** How well two people should get on, 0 to 1. */
export function pairAffinity(a: Person, b: Person): number {
  return pairPoints(tasteOf(a), tasteOf(b)) / 100;
}

/** What the two gave the same answer to, and whether an interest of one is one of the other. */
export function likenesses(a: Person, b: Person): Likeness[] {
  const [one, other] = [tasteOf(a), tasteOf(b)];
  return LIKENESSES.filter((likeness) =>
    likeness === 'interests'
      ? [...one.interests].some((interest) => other.interests.has(interest))
      : one[likeness] !== null && one[likeness] === other[likeness],
  );
}

/** Each member's mean affinity with the others, 0 to 1; none where nobody has company. */
export function meanAffinities(members: readonly Person[]): number[] {
  if (members.length < 2) return [];
  const tastes = members.map(tasteOf);
  return tastes.map((one) => {
    let sum = 0;
    for (const other of tastes) if (other !== one) sum += pairPoints(one, other) / 100;
    return sum / (members.length - 1);
  });
}

/** The mean affinity over all pairs, as the whole number from 0 to 100 shown as a table's score; 0 where there is no pair. */
export function matchScore(members: readonly Person[]): number {
  const tastes = members.map(tasteOf);
  let sum = 0;
  for (const [index, a] of tastes.entries()) {
    for (const b of tastes.slice(index + 1)) sum += pairPoints(a, b);
  }
  const pairs = (members.length * (members.length - 1)) / 2;
  return pairs === 0 ? 0 : Math.round(sum / pairs + ROUNDING);
}

function pairPoints(a: Taste, b: Taste): number {
  return (
    LIKENESS_POINTS.vibe * sameness(a.vibe, b.vibe) +
    LIKENESS_POINTS.topic * sameness(a.topic, b.topic) +
    LIKENESS_POINTS.music * sameness(a.music, b.music) +
    LIKENESS_POINTS.interests * overlap(a.interests, b.interests)
  );
}

function sameness(a: string | null, b: string | null): number {
  if (a === null || b === null) return UNKNOWN;
  return a === b ? 1 : 0;
}

/** The Jaccard index: what both like over what either likes. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return UNKNOWN;
  let shared = 0;
  for (const interest of a) if (b.has(interest)) shared++;
  return shared / (a.size + b.size - shared);
}
