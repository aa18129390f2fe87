import { firstComeFirstServed } from '../../../bench/comparators/first-come-first-served.js';
import { makeWorld, type WorldKind } from '../../support/seating/worlds.js';
import { type Random, seededRandom } from '../../../src/domain/seating/model/random.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { aProblem, aSeeker } from './seekers.js';

/** One seeded world: the problems of its slots, and whether the LP solver is used. */
export interface GoldenWorld {
  readonly name: string;
  readonly problems: readonly SeatingProblem[];
  readonly withSolver: boolean;
}

/** Inputs that take every path of the engine; the same list in every run. */
export function goldenWorlds(): GoldenWorld[] {
  return [
    world('exact search, one component of 11', slots('dense', 11, 1)),
    world('exact search with open tables', slots('dense', 14, 2).map(withOpenTables)),
    world('exact search, rolling pass', slots('dense', 10, 3).map(rolling)),
    world('dense, proved', slots('dense', 46, 4)),
    world('dense, search only', slots('dense', 100, 5), false),
    world('sparse, proved', slots('sparse', 80, 6)),
    world('bridges between hamlets, proved', slots('trap', 140, 7)),
    world('all slots of cafes and restaurants', slots('mixed', 500, 8)),
    world('varied people without a location too', slots('dense', 60, 9).map(varied)),
    world('long avoid lists', slots('dense', 70, 10).map(avoiding)),
    world('open tables, final pass', slots('dense', 52, 11).map(varied).map(withOpenTables)),
    world('open tables, rolling pass', slots('sparse', 70, 12).map(varied).map(withOpenTables).map(rolling)),
    world('lookahead in hamlets', slots('trap', 130, 13).map(varied).map(rolling)),
    world('lookahead among few', slots('town', 120, 14).map(varied).map(rolling)),
    world('rolling pass without lookahead', slots('dense', 90, 15).map(varied).map(rolling)),
    world('one seat to backfill', backfills()),
    world('large slot, components up to 300', slots('trap', 300, 16).map(varied)),
    world('large slot, component above 250', slots('sparse', 300, 31).map(varied)),
    world(
      'large slot, campuses',
      slots('campus', 2400, 22).filter(({ waiting }) => waiting.length > 400),
    ),
    world('partitioned city', slots('dense', 1640, 18).map(varied).map(withOpenTables)),
    world('partitioned road', [alongTheRoad(1500)]),
    world('partitioned road, tables across a boundary', [acrossABoundary(1400)]),
    world(
      'groups, exact search and lookahead',
      slots('town', 120, 23).map(varied).map(withGroups).map(rolling),
    ),
    world('groups, proved', slots('dense', 60, 24).map(withOpenTables).map(withGroups)),
    world('groups in a large slot', slots('campus', 1800, 25).map(withGroups)),
    world('groups in a partitioned city', slots('dense', 1640, 26).map(withGroups)),
  ];
}

function world(name: string, problems: readonly SeatingProblem[], withSolver = true): GoldenWorld {
  return { name, problems, withSolver };
}

function slots(kind: WorldKind, people: number, seed: number): SeatingProblem[] {
  return [...makeWorld(kind, people, seed).values()].map((waiting) => aProblem(waiting, { seed }));
}

const rolling = (problem: SeatingProblem): SeatingProblem => ({ ...problem, pass: 'rolling' });

/** Some go first, most have not waited long, few have no location. */
function varied(problem: SeatingProblem): SeatingProblem {
  const waiting = problem.waiting.map((person) => ({
    ...person,
    hasPriority: person.id % 11 === 0,
    waitingSeconds: (person.id * 37) % 1200,
    coordinates: person.id % 13 === 0 ? null : person.coordinates,
  }));
  return { ...problem, waiting };
}

/** One user in four comes with the next one, some with two; most groups are compatible in themselves. */
function withGroups(problem: SeatingProblem): SeatingProblem {
  const near = problem.waiting.toSorted((a, b) => a.age - b.age || a.id - b.id);
  const groupOf = new Map(
    near.map(({ id }, at) => [id, at % 9 < 5 ? 1 + 2 * Math.floor(at / 9) + (at % 9 < 2 ? 1 : 0) : null]),
  );
  return { ...problem, waiting: problem.waiting.map((one) => ({ ...one, group: groupOf.get(one.id)! })) };
}

/** Everyone avoids a third of the others at random. */
function avoiding(problem: SeatingProblem): SeatingProblem {
  const random = seededRandom(problem.seed);
  const waiting = problem.waiting.map((person) => ({
    ...person,
    avoid: new Set(problem.waiting.filter(() => random.below(3) === 0).map(({ id }) => id)),
  }));
  return { ...problem, waiting };
}

/** Seats the first quarter by arrival and cuts their tables to 3, 4 or 5 people. */
function withOpenTables(problem: SeatingProblem): SeatingProblem {
  const early = problem.waiting.slice(0, Math.ceil(problem.waiting.length / 4));
  const openTables = firstComeFirstServed(early).map((members, at) => ({
    matchId: at + 1,
    members: members.slice(0, 3 + (at % 3)),
  }));
  return { ...problem, openTables, waiting: problem.waiting.slice(early.length) };
}

/** One person for several tables, and several people for one chair. */
function backfills(): SeatingProblem[] {
  const onePerson = slots('dense', 90, 20).map(withOpenTables);
  const oneChair = slots('dense', 40, 21).map((problem) => {
    const [table] = firstComeFirstServed(problem.waiting);
    const members = table!.slice(0, 5);
    const others = problem.waiting.filter((person) => !members.includes(person));
    const ids = new Set(others.map(({ id }) => id));
    const waiting = others.map((person) => ({ ...person, avoid: ids }));
    return { ...problem, waiting, openTables: [{ matchId: 1, members }] };
  });
  return [
    ...onePerson.map((problem) => ({ ...problem, waiting: problem.waiting.slice(0, 1) })),
    ...oneChair,
    ...oneChair.map(rolling),
  ];
}

/** People along 80 miles of road, one component too large to solve at once. */
export function alongTheRoad(count: number): SeatingProblem {
  const random = seededRandom(19);
  const waiting = Array.from({ length: count }, (_, index) => onTheRoad(index + 1, random));
  return aProblem(waiting, { pass: 'rolling', seed: 19 });
}

/** One person at the southern end suits only five people at the northern end. */
export function acrossABoundary(count: number): SeatingProblem {
  const { waiting } = alongTheRoad(count);
  const northbound = waiting.toSorted((a, b) => a.coordinates!.latitude - b.coordinates!.latitude);
  const northern = northbound.splice(-5).map((person) => ({ ...person, maxDistance: 100 }));
  const southern = aSeeker(count + 1, {
    age: 25,
    ageRange: AgeRange.of(18, 45),
    coordinates: northbound[0]!.coordinates,
    maxDistance: 100,
    avoid: new Set(northbound.map(({ id }) => id)),
  });
  return aProblem([...northbound, ...northern, southern], { seed: 19 });
}

function onTheRoad(id: number, random: Random): Seeker {
  return aSeeker(id, {
    age: 18 + random.below(22),
    ageRange: AgeRange.of(18, 45),
    coordinates: { latitude: 40 + random.below(1000) / 870, longitude: -74 },
    waitingSeconds: random.below(2) * 3600,
    interests: random.shuffle(['chess', 'film', 'hiking', 'yoga']).slice(0, random.below(4)),
  });
}
