import type { Gender } from '../../shared/gender.js';
import type { Seeker } from './seeker.js';

/** Someone who waits or sits in a slot, with what they ask of the whole table. */
interface Asking {
  readonly id: number;
  readonly group: number | null;
  /** Null while they wait. */
  readonly matchId: number | null;
  /** Whether the account cost its owner something. */
  readonly isCounted: boolean;
  readonly asksSharedLanguage: boolean;
  readonly notTheOnly: Gender | null;
}

export interface CountedWishes extends Required<Pick<Seeker, 'asksSharedLanguage' | 'notTheOnly'>> {
  /** Who may not join them at a table. */
  readonly avoid: ReadonlySet<number>;
}

/**
 * What users ask of a whole table, as far as it counts: from accounts that cost something, who come with nobody whose
 * account did not, and at tables of such accounts only. Otherwise whether a stranger is seated among a few free accounts
 * would tell which languages they speak, or their gender. People who share a table already keep it. See ADR 70.
 */
export function countedWishes(people: readonly Asking[]): ReadonlyMap<number, CountedWishes> {
  const uncounted = people.filter(({ isCounted }) => !isCounted);
  const groups = new Set(uncounted.flatMap(({ group }) => group ?? []));
  return new Map(
    people.map((one) => {
      const counts = one.isCounted && (one.group === null || !groups.has(one.group));
      const asksSharedLanguage = counts && one.asksSharedLanguage;
      const notTheOnly = counts ? one.notTheOnly : null;
      const isTogether = ({ matchId }: Asking) => matchId !== null && matchId === one.matchId;
      const avoided = asksSharedLanguage || notTheOnly ? uncounted.filter((other) => !isTogether(other)) : [];
      return [one.id, { asksSharedLanguage, notTheOnly, avoid: new Set(avoided.map(({ id }) => id)) }];
    }),
  );
}
