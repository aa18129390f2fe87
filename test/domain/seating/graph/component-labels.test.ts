import fc from 'fast-check';
import { labelComponents } from '../../../../src/domain/seating/graph/component-labels.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { anywhere, anywhereWithFriends } from '../anywhere.js';
import { areFriends, groupsAmong } from '../../../../src/domain/seating/model/group.js';
import { strangers } from '../seekers.js';

const runs = { numRuns: 50, seed: 20250628 };

describe('connected components', () => {
  test('equal those of a depth-first search over all pairs', () =>
    fc.assert(
      fc.property(anywhere, (people) => {
        const component = labelComponents(people, people.length, []);
        expect([...component]).toEqual(searched(people));
      }),
      runs,
    ));

  test('join friends, however far apart they live', () =>
    fc.assert(
      fc.property(anywhereWithFriends, (people) => {
        const component = labelComponents(people, people.length, groupsAmong(people));
        expect([...component]).toEqual(searched(people));
      }),
      runs,
    ));

  test('contain both ends of a chain of edges, and all members of a table', () => {
    const people = strangers(7, (a, b) => b === a + 1 && a !== 4);
    expect([...labelComponents(people, 7, [])]).toEqual([0, 0, 0, 0, 1, 1, 1]);
    expect([...labelComponents(people, 5, [[5, 6]])]).toEqual([0, 0, 0, 0, 1, 1, 1]);
    expect([
      ...labelComponents(people, 3, [
        [3, 6],
        [4, 5],
      ]),
    ]).toEqual([0, 0, 0, 0, 1, 1, 0]);
  });

  test('are not joined by an edge between members of two open tables', () => {
    const people = strangers(4, () => true);
    expect([
      ...labelComponents(people, 0, [
        [0, 1],
        [2, 3],
      ]),
    ]).toEqual([0, 0, 1, 1]);
  });
});

function searched(people: readonly Seeker[]): number[] {
  const component = people.map(() => -1);
  let number = 0;
  const visit = (one: number): void => {
    component[one] = number;
    for (const [other, user] of people.entries())
      if (component[other] === -1 && (areCompatible(people[one]!, user) || areFriends(people[one]!, user)))
        visit(other);
  };
  for (const [one] of people.entries()) {
    if (component[one] !== -1) continue;
    visit(one);
    number++;
  }
  return component;
}
