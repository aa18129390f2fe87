import type { SeatingResult } from '../model/result.js';
import { milesBetween } from '../../shared/distance.js';
import type { EarlierMeeting, PastSeeker } from './past-seeker.js';

/** A plan in counts: no ids, no tables. */
export interface PlanFigures {
  readonly seated: number;
  /** The proven upper bound of `seated` under the same policy. */
  readonly atMost: number;
  readonly waiting: number;
  readonly tables: number;
  /** Number of tables by size, smallest first. */
  readonly sizes: ReadonlyArray<{ readonly size: number; readonly tables: number }>;
  /** Miles between two members of a table, over all pairs; null without a pair whose places are known. */
  readonly medianMiles: number | null;
  readonly ninthDecileMiles: number | null;
  /** Years between the youngest and the oldest member, over all tables; null without tables. */
  readonly medianYears: number | null;
  readonly ninthDecileYears: number | null;
  /** Mean affinity of the members, 0 to 100. */
  readonly affinity: number;
  /** Pairs at the planned tables who attended a table together in the 26 weeks before. */
  readonly pairsAgain: number;
}

/** Counts a plan. @param people the users of the plan */
export function figuresOf(
  { tables, unseated, certificate }: SeatingResult,
  people: readonly PastSeeker[],
  meetings: readonly EarlierMeeting[],
): PlanFigures {
  const byId = new Map(people.map((person) => [person.id, person]));
  const met = new Set(meetings.flatMap(({ a, b }) => [`${a}/${b}`, `${b}/${a}`]));
  const seatings = tables.map(({ members }) => members.map((id) => byId.get(id)!));
  const pairs = seatings.flatMap(pairsOf);
  const miles = pairs.flatMap(([a, b]) =>
    a.coordinates && b.coordinates ? [milesBetween(a.coordinates, b.coordinates)] : [],
  );
  const years = seatings.map((members) => {
    const ages = members.map(({ age }) => age);
    return Math.max(...ages) - Math.min(...ages);
  });
  const bySize = Map.groupBy(seatings, ({ length }) => length);
  return {
    seated: certificate.seated,
    atMost: certificate.atMost,
    waiting: unseated.length,
    tables: tables.length,
    sizes: [...bySize]
      .map(([size, { length }]) => ({ size, tables: length }))
      .sort((a, b) => a.size - b.size),
    medianMiles: tenths(percentile(miles, 50)),
    ninthDecileMiles: tenths(percentile(miles, 90)),
    medianYears: percentile(years, 50),
    ninthDecileYears: percentile(years, 90),
    affinity: Math.round(certificate.affinity * 100),
    pairsAgain: pairs.filter(([a, b]) => met.has(`${a.id}/${b.id}`)).length,
  };
}

function pairsOf<T>(members: readonly T[]): Array<[T, T]> {
  return members.flatMap((one, at) => members.slice(at + 1).map((other): [T, T] => [one, other]));
}

/** By the nearest-rank method. @returns null without values */
function percentile(values: readonly number[], percent: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}

const tenths = (miles: number | null): number | null => (miles === null ? null : Math.round(miles * 10) / 10);
