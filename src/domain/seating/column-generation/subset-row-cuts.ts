import type { LpCut, LpRow } from './lp-solver.js';
import type { TableColumn } from './table-column.js';

/** A subset-row cut of three users: at most one table can seat two or more of them. */
export type SubsetRowCut = readonly [number, number, number];

export const AT_MOST_ONE: LpRow = { lower: -Infinity, upper: 1 };

/** Limits per separation: cuts in total, cuts per user; and the smallest violation of a cut. */
const MAX_CUTS = 40;
const MAX_CUTS_PER_PERSON = 4;
const MIN_VIOLATION = 0.02;

/** The coefficient of a column in a cut is 1 where the table seats at least two of the three users. */
export function coversTwoOf(cut: SubsetRowCut, { joined }: TableColumn): boolean {
  let covered = 0;
  for (const person of cut) if (joined.includes(person)) covered++;
  return covered >= 2;
}

/** The row of a cut; `firstColumn` is the index of the first table column in the model. */
export function toLpCut(cut: SubsetRowCut, columns: readonly TableColumn[], firstColumn: number): LpCut {
  const covering = [...columns.keys()].filter((at) => coversTwoOf(cut, columns[at]!));
  return {
    row: AT_MOST_ONE,
    columns: covering.map((at) => at + firstColumn),
    coefficients: covering.map(() => 1),
  };
}

/**
 * Separates violated subset-row cuts (Jepsen et al., Operations Research 2008) of a fractional solution: every integer
 * solution satisfies them. `valueOf` returns the primal value of a column.
 * @returns the most violated cuts
 */
export function separateSubsetRowCuts(
  columns: readonly TableColumn[],
  valueOf: (at: number) => number,
): SubsetRowCut[] {
  const fractional = columns
    .map((column, at) => ({ joined: column.joined, value: valueOf(at) }))
    .filter(({ value }) => value > 1e-6 && value < 1 - 1e-6);
  const pairs = new Map<number, Map<number, number>>();
  for (const { joined, value } of fractional) {
    for (const a of joined) {
      for (const b of joined) {
        if (a >= b) continue;
        if (!pairs.has(a)) pairs.set(a, new Map());
        pairs.get(a)!.set(b, (pairs.get(a)!.get(b) ?? 0) + value);
      }
    }
  }
  const violated: Array<{ cut: SubsetRowCut; violation: number }> = [];
  for (const [a, partners] of pairs) {
    for (const [b, ab] of partners) {
      for (const [c, bc] of pairs.get(b) ?? []) {
        const ac = partners.get(c) ?? 0;
        if (ab + bc + ac <= 1 + MIN_VIOLATION) continue;
        let all = 0;
        for (const { joined, value } of fractional) {
          if (joined.includes(a) && joined.includes(b) && joined.includes(c)) all += value;
        }
        const violation = ab + bc + ac - 2 * all - 1;
        if (violation > MIN_VIOLATION) violated.push({ cut: [a, b, c], violation });
      }
    }
  }
  violated.sort((one, other) => other.violation - one.violation || compare(one.cut, other.cut));
  const counts = new Map<number, number>();
  const selected: SubsetRowCut[] = [];
  for (const { cut } of violated) {
    if (selected.length >= MAX_CUTS) break;
    if (cut.some((person) => (counts.get(person) ?? 0) >= MAX_CUTS_PER_PERSON)) continue;
    for (const person of cut) counts.set(person, (counts.get(person) ?? 0) + 1);
    selected.push(cut);
  }
  return selected;
}

function compare(a: SubsetRowCut, b: SubsetRowCut): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
