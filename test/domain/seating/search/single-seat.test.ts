import { pairAffinity } from '../../../../src/domain/seating/model/affinity.js';
import { areAllCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import { solveSeating } from '../../../../src/domain/seating/solve.js';
import type { Pass } from '../../../../src/domain/seating/model/problem.js';
import { type Random, seededRandom } from '../../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { MUSIC_GENRES, TOPICS, VIBES } from '../../../../src/domain/shared/survey-answers.js';
import { aProblem, aSeeker, seekers } from '../seekers.js';

const pick = <T>({ below }: Random, list: readonly T[]): T => list[below(list.length)]!;

/** Users compatible with all others but not with each other, so that they can only fill a free seat. */
function rivals(count: number, random: Random, from: number): Seeker[] {
  const ids = new Set(Array.from({ length: count }, (_, at) => from + at));
  return [...ids].map((id) =>
    aSeeker(id, {
      avoid: new Set([...ids, ...(random.below(3) === 0 ? [1] : [])]),
      interests: random.shuffle(['chess', 'film', 'yoga']).slice(0, random.below(4)),
      hasPriority: random.below(40) === 0,
      survey: {
        favoriteConversationTopic: pick(random, TOPICS),
        favoriteMusic: pick(random, MUSIC_GENRES),
        personalityType: pick(random, VIBES),
      },
    }),
  );
}

const meansOf = (members: readonly Seeker[]) =>
  members.map(
    (one) =>
      members.reduce((sum, other) => sum + (other === one ? 0 : pairAffinity(one, other)), 0) /
      (members.length - 1),
  );

/** Compatible users by priority, then by the lowest mean affinity, then by the sum of means. */
function bestFor(
  table: readonly Seeker[],
  waiting: readonly Seeker[],
): { worth: number[]; person: Seeker }[] {
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
  return waiting
    .filter((person) => areAllCompatible([...table, person]))
    .map((person) => {
      const means = meansOf([...table, person]);
      const total = means.reduce((sum, mean) => sum + mean, 0);
      return { person, worth: [person.hasPriority ? 1 : 0, rounded(Math.min(...means)), rounded(total)] };
    })
    .sort((a, b) => b.worth[0]! - a.worth[0]! || b.worth[1]! - a.worth[1]! || b.worth[2]! - a.worth[2]!);
}

describe('a single free seat', () => {
  test.each<Pass>(['rolling', 'final'])('gets the best of a thousand waiting users (%s run)', (pass) => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = seededRandom(seed);
      const members = rivals(5, random, 1).map((one) => ({ ...one, avoid: new Set<number>() }));
      const waiting = rivals(seed === 1 ? 1000 : 60, random, 11);
      const { grown } = solveSeating(aProblem(waiting, { pass, openTables: [{ matchId: 7, members }] }));
      const ranking = bestFor(members, waiting);
      const chosen = ranking.find(({ person }) => person.id === grown[0]!.added[0])!;
      expect(chosen.worth).toEqual(ranking[0]!.worth);
    }
  });

  test('of several tables, the user joins a small one, then the one of highest affinity', () => {
    const chatty = {
      survey: { personalityType: 'outgoing', favoriteConversationTopic: null, favoriteMusic: null },
    } as const;
    const alike = { matchId: 1, members: seekers(5, chatty, 11) };
    const others = { matchId: 2, members: seekers(5, {}, 21) };
    const newcomer = aSeeker(1, chatty);
    expect(solveSeating(aProblem([newcomer], { openTables: [others, alike] })).grown[0]!.matchId).toBe(1);
    const ofThree = { matchId: 3, members: seekers(3, {}, 31) };
    expect(solveSeating(aProblem([newcomer], { openTables: [alike, ofThree] })).grown[0]!.matchId).toBe(3);
  });

  test('of several tables, the user joins the one of the lowest affinity where they raise it', () => {
    const unlike = VIBES.map((personalityType, at) => {
      const survey = {
        personalityType,
        favoriteConversationTopic: TOPICS[at]!,
        favoriteMusic: MUSIC_GENRES[at]!,
      };
      return aSeeker(11 + at, { survey });
    });
    const openTables = [seekers(5, {}, 21), unlike].map((members, matchId) => ({ matchId, members }));
    expect(solveSeating(aProblem([aSeeker(1)], { openTables })).grown[0]!.matchId).toBe(1);
  });

  test('stays free without a compatible user', () => {
    const open = { matchId: 1, members: seekers(5, { avoid: new Set([1, 2]) }, 11) };
    const far = { coordinates: { latitude: 50, longitude: 0 } };
    const { grown, unseated } = solveSeating(aProblem([aSeeker(1), aSeeker(2, far)], { openTables: [open] }));
    expect(grown).toEqual([]);
    expect(unseated).toEqual([1, 2]);
  });
});
