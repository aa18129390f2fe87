import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pairAffinity } from '../../../../src/domain/seating/model/affinity.js';
import { GridIndex } from '../../../../src/domain/seating/graph/grid-index.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import { labelComponents } from '../../../../src/domain/seating/graph/component-labels.js';
import { CompatibilityIndex } from '../../../../src/domain/seating/graph/compatibility-index.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { AffinityIndex } from '../../../../src/domain/seating/graph/affinity-index.js';
import { anyProblem, aSeeker, strangers } from '../seekers.js';

const runs = { numRuns: 100, seed: 20250628 };

/** The same people all over the Earth, its poles and its date line included. */
const anywhere = fc
  .tuple(
    anyProblem(40),
    fc.array(
      fc.tuple(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    fc.infiniteStream(
      fc.tuple(fc.nat(), fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })),
    ),
  )
  .map(([{ waiting }, centres, chance]) =>
    waiting.map((person): Seeker => {
      const [which, north, east] = chance.next().value as [number, number, number];
      const [latitude, longitude] = centres[which % centres.length]!;
      const around = (value: number) => ((value + 540) % 360) - 180;
      return person.coordinates === null
        ? person
        : {
            ...person,
            coordinates: {
              latitude: Math.max(-90, Math.min(90, latitude + north / 100)),
              longitude: around(longitude + east / 100),
            },
          };
    }),
  );

const pairsOf = (people: readonly Seeker[], meet: (a: number, b: number) => boolean): string[] =>
  people.flatMap((_one, a) => people.flatMap((_other, b) => (a !== b && meet(a, b) ? [`${a}-${b}`] : [])));

describe('finding company', () => {
  test('the quick rule allows exactly what the rule allows, anywhere on Earth', () => {
    fc.assert(
      fc.property(anywhere, (people) => {
        const rule = new CompatibilityIndex(people);
        const expected = pairsOf(people, (a, b) => areCompatible(people[a]!, people[b]!));
        expect(pairsOf(people, (a, b) => rule.areCompatible(a, b))).toEqual(expected);
      }),
      runs,
    );
  });

  test('whoever may share a table with somebody stands in one of the stretches looked at', () => {
    fc.assert(
      fc.property(anywhere, (people) => {
        const cells = new GridIndex(people);
        expect([...cells.order].sort((a, b) => a - b)).toEqual([...people.keys()]);
        for (const [one, person] of people.entries()) {
          const lookedAt = new Set<number>();
          cells.forEachCandidateRange(one, (from, to) => {
            for (let at = from; at < to; at++) lookedAt.add(cells.order[at]!);
          });
          for (const [other, guest] of people.entries())
            if (areCompatible(person, guest)) expect(lookedAt).toContain(other);
        }
      }),
      runs,
    );
  });

  test('another city is not looked at', () => {
    const here = aSeeker(1);
    const far = aSeeker(2, { coordinates: { latitude: 40.73, longitude: -87.63 } });
    const lookedAt: number[] = [];
    const cells = new GridIndex([here, far]);
    cells.forEachCandidateRange(0, (from, to) => lookedAt.push(...cells.order.slice(from, to)));
    expect(lookedAt).toEqual([0]);
  });

  test('affinity is the same, however quickly it is told', () => {
    fc.assert(
      fc.property(anyProblem(12), ({ waiting }) => {
        const tastes = new AffinityIndex(waiting);
        for (const [a, one] of waiting.entries())
          for (const [b, other] of waiting.entries())
            expect(tastes.affinity(a, b)).toBeCloseTo(pairAffinity(one, other), 12);
      }),
      runs,
    );
  });
});

describe('who is linked with whom', () => {
  test('is what a walk from pair to pair finds', () => {
    fc.assert(
      fc.property(anywhere, (people) => {
        const component = labelComponents(people, people.length, []);
        expect([...component]).toEqual(walked(people));
      }),
      runs,
    );
  });

  test('a chain of people links its two ends, and a table all who sit there', () => {
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

  test('two who sit at tables already are not linked by suiting each other', () => {
    const people = strangers(4, () => true);
    expect([
      ...labelComponents(people, 0, [
        [0, 1],
        [2, 3],
      ]),
    ]).toEqual([0, 0, 1, 1]);
  });
});

function walked(people: readonly Seeker[]): number[] {
  const component = people.map(() => -1);
  let number = 0;
  const walk = (one: number): void => {
    component[one] = number;
    for (const [other, guest] of people.entries())
      if (component[other] === -1 && areCompatible(people[one]!, guest)) walk(other);
  };
  for (const [one] of people.entries()) {
    if (component[one] !== -1) continue;
    walk(one);
    number++;
  }
  return component;
}
