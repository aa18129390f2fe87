import type { Seeker } from '../model/seeker.js';
import { centerOf, movedTo } from './center.js';

/**
 * What can be changed about one person: the age, the distance of their home from the center in miles, the answers (to
 * none), the friend they come with, and the id, which is exchanged where another person has it.
 */
export const CHANGES = ['age', 'miles', 'answers', 'friend', 'id'] as const;
export type Change = (typeof CHANGES)[number];

/** The people of a slot with one thing changed, and the id of each as it was. */
interface Changed {
  readonly people: readonly Seeker[];
  readonly idOf: (changed: number) => number;
}

const GROUP = 1;
/** Farther than any table is; a place beyond a pole is none. */
const MOST_MILES = 500;

/** @param value years, miles or an id; without meaning for `answers` */
export function oneChanged(
  people: readonly Seeker[],
  userId: number,
  change: Change,
  value: number,
): Changed {
  const only = (changed: Partial<Seeker>, ids = [userId]) =>
    people.map((one) => (ids.includes(one.id) ? { ...one, ...changed } : one));
  const asItWas = (id: number): number => id;
  switch (change) {
    case 'age':
      return { people: only({ age: value }), idOf: asItWas };
    case 'answers':
      return { people: only({ survey: null, interests: [] }), idOf: asItWas };
    case 'friend':
      return { people: only({ group: GROUP }, [userId, value]), idOf: asItWas };
    case 'miles': {
      const center = centerOf(people.map(({ coordinates }) => coordinates));
      const home = people.find(({ id }) => id === userId)?.coordinates ?? null;
      return {
        people: center ? only({ coordinates: movedTo(Math.min(value, MOST_MILES), home, center) }) : people,
        idOf: asItWas,
      };
    }
    case 'id': {
      const exchanged = (id: number): number => (id === userId ? value : id === value ? userId : id);
      const renamed = people.map((one) => ({
        ...one,
        id: exchanged(one.id),
        avoid: new Set([...one.avoid].map(exchanged)),
      }));
      return { people: renamed, idOf: exchanged };
    }
  }
}

/** Without blocks, "not again" and the repeat rule of one person, so that no answer about them tells of these. */
export const withoutAvoidance = (people: readonly Seeker[], userId: number): Seeker[] =>
  people.map((one) => ({
    ...one,
    avoid: new Set(one.id === userId ? [] : [...one.avoid].filter((id) => id !== userId)),
  }));
