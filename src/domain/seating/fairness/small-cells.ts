/** A cell of fewer people is not shown. */
export const FEWEST_PEOPLE = 10;

type Cell = ReadonlyArray<{ readonly userId: number }>;

/**
 * The cells of one table without the small ones, in their order. The total minus the shown cells gives the sum of all
 * hidden ones, so these must be at least two and have enough people too: where they do not, the smallest shown cell is
 * hidden as well (complementary suppression). An empty cell is always shown.
 * @returns null in place of a hidden cell
 */
export function suppressed<C extends Cell>(cells: readonly C[]): Array<C | null> {
  const smallestFirst = cells
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => peopleIn(a) - peopleIn(b));
  let hidden = smallestFirst.findIndex((cell) => peopleIn(cell) >= FEWEST_PEOPLE);
  if (hidden < 0) hidden = smallestFirst.length;
  const isHidingEnough = () => hidden > 1 && peopleIn(smallestFirst.slice(0, hidden).flat()) >= FEWEST_PEOPLE;
  if (hidden > 0) while (hidden < smallestFirst.length && !isHidingEnough()) hidden++;
  const isHidden = new Set(smallestFirst.slice(0, hidden));
  return cells.map((cell) => (isHidden.has(cell) ? null : cell));
}

export const peopleIn = (cell: Cell): number => new Set(cell.map(({ userId }) => userId)).size;
