import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FEWEST_PEOPLE, peopleIn, suppressed } from '../../../../src/domain/seating/fairness/small-cells.js';

const cellOf = (from: number, people: number) =>
  Array.from({ length: people }, (_, at) => ({ userId: from + at }));
const shownOf = (...people: number[]) =>
  suppressed(people.map((count, at) => cellOf(1000 * at, count))).map((cell) => cell?.length ?? null);

it('a cell of fewer than ten people is hidden, and the smallest other one with it', () => {
  expect(shownOf(40, 9, 12, 30)).toEqual([40, null, null, 30]);
  expect(shownOf(40, 10, 12, 30)).toEqual([40, 10, 12, 30]);
});

it('small cells that have ten people together need no other one', () => {
  expect(shownOf(40, 5, 6)).toEqual([40, null, null]);
  expect(shownOf(40, 2, 3, 20)).toEqual([40, null, null, null]);
});

it('an empty cell has nobody to hide, and hides nobody', () => {
  expect(shownOf(0, 40, 3, 12)).toEqual([0, 40, null, null]);
  expect(shownOf(40, 0)).toEqual([40, 0]);
});

it('nothing is left but a group of ten people or none when the shown cells are subtracted from all', () => {
  const anyCells = fc.array(fc.array(fc.record({ userId: fc.nat(60) }), { maxLength: 40 }), {
    minLength: 2,
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyCells, (cells) => {
      fc.pre(peopleIn(cells.flat()) >= FEWEST_PEOPLE);
      const shown = suppressed(cells);
      for (const cell of shown)
        if (cell && cell.length > 0) expect(peopleIn(cell)).toBeGreaterThanOrEqual(FEWEST_PEOPLE);
      const hidden = cells.filter((_, at) => shown[at] === null);
      expect(hidden).not.toHaveLength(1);
      if (hidden.length > 0) expect(peopleIn(hidden.flat())).toBeGreaterThanOrEqual(FEWEST_PEOPLE);
    }),
  );
});
