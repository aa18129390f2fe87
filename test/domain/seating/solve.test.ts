import { AgeRange } from '../../../src/domain/shared/age.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { aProblem, aSeeker, seekers, strangers } from './seekers.js';

/** The tables of a result, after verification. */
function seat(waiting: readonly Seeker[], story: Partial<SeatingProblem> = {}) {
  const problem = aProblem(waiting, story);
  const result = solveSeating(problem);
  expect(ruleViolations(problem, result)).toEqual([]);
  return {
    ...result,
    sizes: result.tables.map(({ members }) => members.length).sort(),
    tableWith: (id: number) => result.tables.find(({ members }) => members.includes(id))?.members,
  };
}

const rolling = { pass: 'rolling' } as const;
const patient = { waitingSeconds: 600 };
/** Four users; the first has waited that many seconds. */
const fourOf = (waitingSeconds: number) => [aSeeker(1, { waitingSeconds }), ...seekers(3, {}, 2)];
const vibe = (personalityType: 'chill' | 'outgoing') => ({
  survey: { personalityType, favoriteConversationTopic: null, favoriteMusic: null },
});

test.each<[string, readonly Seeker[], Partial<SeatingProblem>, number[]]>([
  ['a rolling run seats five compatible users at once', seekers(5), rolling, [5]],
  ['a rolling run adds a sixth user to the five', seekers(6), rolling, [6]],
  ['a rolling run forms two tables of the target size from ten users', seekers(10), rolling, [5, 5]],
  ['a rolling run forms the same two from ten patient users', seekers(10, patient), rolling, [5, 5]],
  ['a rolling run forms two tables of four from eight patient users', seekers(8, patient), rolling, [4, 4]],
  ['a rolling run seats four once one of them has waited long enough', fourOf(600), rolling, [4]],
  ['a rolling run seats four not a second earlier', fourOf(599), rolling, []],
  ['a rolling run never forms a table of three', seekers(3, patient), rolling, []],
  ['the final run forms a table of three where there is no fourth user', seekers(3), {}, [3]],
  ['the final run never forms one of two', seekers(2), {}, []],
  ['the final run forms tables of four and three from seven users', seekers(7), {}, [3, 4]],
  ['the final run forms none of three from eleven', seekers(11), {}, [5, 6]],
  ['the final run forms nothing without waiting users', [], {}, []],
])('%s', (_what, waiting, story, sizes) => expect(seat(waiting, story).sizes).toEqual(sizes));

describe('a rolling run', () => {
  test('adds a remaining user to a compatible open table only', () => {
    const adults = { matchId: 1, members: seekers(5, { age: 40, ageRange: AgeRange.of(35, 50) }, 11) };
    const students = { matchId: 2, members: seekers(5, {}, 21) };
    const { grown, unseated } = seat([aSeeker(1)], { ...rolling, openTables: [adults, students] });
    expect(grown).toEqual([{ matchId: 2, added: [1], matchScore: 50 }]);
    expect(unseated).toEqual([]);
    expect(seat([aSeeker(1)], { ...rolling, openTables: [adults] }).unseated).toEqual([1]);
  });

  test('never adds a seventh member to an open table', () => {
    const open = { matchId: 2, members: seekers(5, {}, 21) };
    expect(seat(seekers(2), { ...rolling, openTables: [open] }).grown[0]!.added).toHaveLength(1);
    const full = { matchId: 2, members: seekers(6, {}, 21) };
    expect(seat(seekers(1), { ...rolling, openTables: [full] }).unseated).toEqual([1]);
  });
});

describe('the final run', () => {
  test('fills an open table of three instead of forming a second small one', () => {
    const open = { matchId: 2, members: seekers(3, {}, 21) };
    const { tables, grown } = seat(seekers(3), { openTables: [open] });
    expect(tables).toEqual([]);
    expect(grown[0]!.added).toEqual([1, 2, 3]);
  });

  test('checks each open table for compatibility separately', () => {
    const here = { matchId: 1, members: seekers(3, {}, 11) };
    const there = { matchId: 2, members: seekers(3, { coordinates: { latitude: 42, longitude: -71 } }, 21) };
    const { grown } = seat([aSeeker(1)], { openTables: [here, there] });
    expect(grown.map(({ matchId }) => matchId)).toEqual([1]);
  });
});

describe('the number of seated users is maximized', () => {
  test('a user compatible with two groups joins the one that needs them', () => {
    // 1 to 5 form a table alone; 7 and 8 need 6, who is compatible with both groups.
    const bridge = strangers(8, (a, b) => (a <= 5 && b <= 6) || (a >= 6 && b >= 6));
    const { unseated, tableWith } = seat(bridge);
    expect(unseated).toEqual([]);
    expect(tableWith(6)).toEqual([6, 7, 8]);
  });

  test('several users compatible with many groups are distributed among them', () => {
    // Pairs incompatible with each other, and five users compatible with all: each pair needs one of them.
    const pairOf = (id: number) => (id > 10 ? null : Math.ceil(id / 2));
    const hall = strangers(15, (a, b) => pairOf(a) === null || pairOf(b) === null || pairOf(a) === pairOf(b));
    const { unseated, sizes } = seat(hall);
    expect(unseated).toEqual([]);
    expect(sizes).toEqual([3, 3, 3, 3, 3]);
  });

  test('a long ejection chain ends at a free seat', () => {
    // A ring of forty users, too large for the exact search; each is compatible with the next ones.
    const near = (a: number, b: number) => Math.min(Math.abs(a - b), 40 - Math.abs(a - b)) <= 4;
    expect(seat(strangers(40, near)).unseated).toEqual([]);
  });

  test('a user with priority is seated where not all users can be', () => {
    for (const unlucky of [1, 4, 7]) {
      const seven = seekers(7).map((one) =>
        one.id === unlucky ? aSeeker(unlucky, { hasPriority: true }) : one,
      );
      expect(seat(seven, rolling).unseated).not.toContain(unlucky);
    }
    const graph = seekers(31).map((one) => (one.id === 17 ? aSeeker(17, { hasPriority: true }) : one));
    expect(seat(graph, { ...rolling, patienceSeconds: 1e9 }).unseated).not.toContain(17);
  });

  test('also where another user has a higher affinity', () => {
    const thirteen = [
      aSeeker(1, { ...vibe('outgoing'), hasPriority: true }),
      ...seekers(12, vibe('chill'), 2),
    ];
    const { sizes, unseated } = seat(thirteen, rolling);
    expect(sizes).toEqual([6, 6]);
    expect(unseated).not.toContain(1);
  });

  test('but not at the cost of two other seats', () => {
    // 1 has priority and needs 2 and 3, who are also needed by 4 to 6: six seats are better than three.
    const six = strangers(6, (a, b) => a > 1 || b <= 3).map((one) =>
      one.id === 1 ? { ...one, hasPriority: true } : one,
    );
    expect(seat(six).unseated).toEqual([]);
    const five = strangers(5, (a, b) => a > 1 || b <= 2).map((one) => ({
      ...one,
      hasPriority: one.id === 1,
    }));
    expect(seat(five).unseated).toEqual([1]);
  });
});

describe('a user who comes later', () => {
  test('waits where not all can be seated, also where their affinity is higher', () => {
    for (const late of [1, 4, 13]) {
      const thirteen = seekers(13, vibe('chill')).map((one) =>
        one.id === late
          ? { ...one, comesLater: true }
          : { ...one, ...(one.id === 2 ? vibe('outgoing') : {}) },
      );
      expect(seat(thirteen, rolling).unseated).toEqual([late]);
    }
  });

  test('takes the last free seat only if no other wants it', () => {
    const openTables = [{ matchId: 1, members: seekers(5, {}, 11) }];
    const late = aSeeker(1, { comesLater: true });
    expect(seat([late, aSeeker(2)], { openTables }).grown).toMatchObject([{ added: [2] }]);
    expect(seat([late], { openTables }).grown).toMatchObject([{ added: [1] }]);
  });

  test('never costs a table a seat: as many are seated as without the rule', () => {
    expect(seat(seekers(5, { comesLater: true }), rolling).sizes).toEqual([5]);
    const needed = strangers(6, (a, b) => a > 1 || b <= 3).map((one) => ({
      ...one,
      comesLater: one.id === 1,
    }));
    expect(seat(needed).unseated).toEqual([]);
  });

  test('is not worse off after losing a seat through no act of their own', () => {
    const seven = seekers(7).map((one) => ({ ...one, comesLater: one.id < 3, hasPriority: one.id === 1 }));
    expect(seat(seven, rolling).unseated).toEqual([2]);
  });
});

describe('affinity', () => {
  test('few users are seated with the most similar ones', () => {
    const people = [...seekers(4, vibe('chill')), ...seekers(4, vibe('outgoing'), 5)];
    expect(seat(people).tables.map(({ members }) => members)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });

  test('tables of many users have a much higher affinity than random ones', () => {
    const people = seekers(60).map((one) => aSeeker(one.id, vibe(one.id % 2 === 0 ? 'chill' : 'outgoing')));
    const { tables, unseated } = seat(people);
    expect(unseated).toEqual([]);
    for (const { members } of tables) expect(new Set(members.map((id) => id % 2)).size).toBe(1);
  });
});
