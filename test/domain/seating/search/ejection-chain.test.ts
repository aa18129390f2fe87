import { Budget } from '../../../../src/domain/seating/model/budget.js';
import { seatByEjectionChain } from '../../../../src/domain/seating/search/ejection-chain.js';
import { CompatibilityGraph } from '../../../../src/domain/seating/graph/compatibility-graph.js';
import type { Pass } from '../../../../src/domain/seating/model/problem.js';
import { Assignment } from '../../../../src/domain/seating/search/assignment.js';
import { seatingRules } from '../../../../src/domain/seating/model/rules.js';
import { connectedComponents } from '../../../../src/domain/seating/graph/components.js';
import { aProblem, strangers } from '../seekers.js';

/** An assignment of users numbered from 1, who are compatible with their tablemates and with `others`. */
function anAssignment(
  tables: number[][],
  others: Array<[number, number[]]>,
  waiting: number,
  pass: Pass = 'final',
): Assignment {
  const together = (a: number, b: number) => tables.some((table) => table.includes(a) && table.includes(b));
  const said = (a: number, b: number) => others.some(([one, those]) => one === a && those.includes(b));
  const people = strangers(waiting, (a, b) => together(a, b) || said(a, b) || said(b, a));
  const rules = seatingRules(pass, 600);
  const [linked] = connectedComponents(aProblem(people), rules);
  const assignment = new Assignment(new CompatibilityGraph(linked!, rules));
  for (const table of tables) assignment.addTable(table.map((id) => id - 1));
  return assignment;
}

const seating = (assignment: Assignment) =>
  assignment.tables.map(({ members }) => members.map((person) => person + 1).sort((a, b) => a - b));
const move = (assignment: Assignment, id: number) =>
  seatByEjectionChain(assignment, id - 1, new Budget(10_000));

describe('an ejection chain', () => {
  test('takes a free seat where there is one', () => {
    const assignment = anAssignment([[1, 2, 3, 4]], [[5, [1, 2, 3, 4]]], 5);
    expect(move(assignment, 5)).toBe(true);
    expect(seating(assignment)).toEqual([[1, 2, 3, 4, 5]]);
  });

  test('moves three users until the last one takes the only free seat', () => {
    // 18 replaces 6 at the first table, 6 replaces 12 at the second, and 12 joins the third.
    const assignment = anAssignment(
      [
        [1, 2, 3, 4, 5, 6],
        [7, 8, 9, 10, 11, 12],
        [13, 14, 15, 16, 17],
      ],
      [
        [18, [1, 2, 3, 4, 5]],
        [6, [7, 8, 9, 10, 11]],
        [12, [13, 14, 15, 16, 17]],
      ],
      18,
      'rolling',
    );
    expect(move(assignment, 18)).toBe(true);
    expect(seating(assignment)).toEqual([
      [1, 2, 3, 4, 5, 18],
      [6, 7, 8, 9, 10, 11],
      [12, 13, 14, 15, 16, 17],
    ]);
  });

  test('forms a table with members of others, at most one from a table of four', () => {
    const tables = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ];
    const generous = anAssignment(
      tables,
      [
        [9, [1, 5]],
        [1, [5]],
      ],
      9,
    );
    expect(move(generous, 9)).toBe(true);
    expect(seating(generous)).toEqual([
      [2, 3, 4],
      [6, 7, 8],
      [1, 5, 9],
    ]);
    expect(move(anAssignment(tables, [[9, [1, 2]]], 9), 9)).toBe(false);
  });

  test('the first user of the chain is not part of a new table at its end', () => {
    // 8 replaces 3, 3 replaces 6, and 6 could form a table with 7 and 8, but 8 is seated by then.
    const tables = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    const assignment = anAssignment(
      tables,
      [
        [8, [1, 2, 6, 7]],
        [3, [4, 5]],
        [6, [7]],
      ],
      8,
    );
    expect(move(assignment, 8)).toBe(false);
    expect(seating(assignment)).toEqual(tables);
  });
});
