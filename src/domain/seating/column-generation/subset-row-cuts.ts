import type { LinearCut, LinearRow } from './lp-solver.js';
import type { TableColumn } from './table-column.js';

/** Three people of whom at most one table can seat two or more. */
export type Three = readonly [number, number, number];

export const AT_MOST_ONE: LinearRow = { atLeast: -Infinity, atMost: 1 };

/** How many cuts a round adds, how many of them for one person, and how much a mixture must be off. */
const CUTS = 40;
const PER_PERSON = 4;
const OFF = 0.02;

/** Whether the table seats at least two of the three. */
export function seatsTwoOf(three: Three, { joined }: TableColumn): boolean {
  let seated = 0;
  for (const person of three) if (joined.includes(person)) seated++;
  return seated >= 2;
}

/** The row that holds a solver to it; the tables are its columns from number `first` on. */
export function cutOf(three: Three, tables: readonly TableColumn[], first: number): LinearCut {
  const seating = [...tables.keys()].filter((at) => seatsTwoOf(three, tables[at]!));
  return { row: AT_MOST_ONE, columns: seating.map((at) => at + first), amounts: seating.map(() => 1) };
}

/**
 * Where a mixture of tables seats two of the same three people at more than one table: subset-row cuts (Jepsen et al.,
 * Operations Research 2008), which no whole seating breaks and most mixtures do.
 */
export function violatedThrees(columns: readonly TableColumn[], shareOf: (at: number) => number): Three[] {
  const used = columns
    .map((column, at) => ({ joined: column.joined, share: shareOf(at) }))
    .filter(({ share }) => share > 1e-6 && share < 1 - 1e-6);
  const pairs = new Map<number, Map<number, number>>();
  for (const { joined, share } of used) {
    for (const a of joined) {
      for (const b of joined) {
        if (a >= b) continue;
        if (!pairs.has(a)) pairs.set(a, new Map());
        pairs.get(a)!.set(b, (pairs.get(a)!.get(b) ?? 0) + share);
      }
    }
  }
  const found: Array<{ three: Three; off: number }> = [];
  for (const [a, partners] of pairs) {
    for (const [b, ab] of partners) {
      for (const [c, bc] of pairs.get(b) ?? []) {
        const ac = partners.get(c) ?? 0;
        if (ab + bc + ac <= 1 + OFF) continue;
        let all = 0;
        for (const { joined, share } of used) {
          if (joined.includes(a) && joined.includes(b) && joined.includes(c)) all += share;
        }
        const off = ab + bc + ac - 2 * all - 1;
        if (off > OFF) found.push({ three: [a, b, c], off });
      }
    }
  }
  found.sort((one, other) => other.off - one.off || compare(one.three, other.three));
  const count = new Map<number, number>();
  const chosen: Three[] = [];
  for (const { three } of found) {
    if (chosen.length >= CUTS) break;
    if (three.some((person) => (count.get(person) ?? 0) >= PER_PERSON)) continue;
    for (const person of three) count.set(person, (count.get(person) ?? 0) + 1);
    chosen.push(three);
  }
  return chosen;
}

function compare(a: Three, b: Three): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
