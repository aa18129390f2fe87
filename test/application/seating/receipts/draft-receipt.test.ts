import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { timedSolve } from '../../../../src/adapters/seating/timed-solve.js';
import type { SeatingPlan } from '../../../../src/application/seating/plan-seating.js';
import { DraftReceipt } from '../../../../src/application/seating/receipts/draft-receipt.js';
import type { Chance } from '../../../../src/application/shared/ports.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import { seededRandom } from '../../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import type { AnonymousRun } from '../../../../src/domain/seating/receipt/receipt.js';
import { AgeRange } from '../../../../src/domain/shared/age.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { InMemoryReceipts } from '../../../support/fakes/in-memory-receipts.js';
import { RecordingJobs } from '../../../support/fakes/recording-jobs.js';
import { aProblem, anyProblem, aSeeker, seekers } from '../../../domain/seating/seekers.js';

type People = Pick<ReturnType<typeof aProblem>, 'waiting' | 'openTables'>;

/** The draft of a final run over these people; null where there is none. */
async function draftOf(people: People, chance: Chance, saved?: SeatingPlan): Promise<AnonymousRun | null> {
  const receipts = new InMemoryReceipts();
  const plan = { ...timedSolve(aProblem(people.waiting, people), null), ...people } as unknown as SeatingPlan;
  const run = { runId: 1, slot: DINNER, plan, saved: saved ?? plan, tables: [] };
  await new DraftReceipt(receipts, new RecordingJobs(), chance).execute(run);
  return receipts.drafts.get(1)?.draft ?? null;
}

/** Whose who fits with whom is that of `people`, and nothing else: not an id, age, place, distance, language or answer. */
function othersLike({ waiting, openTables }: People): People {
  const all = [...waiting, ...openTables.flatMap(({ members }) => members)];
  const idOf = (id: number) => 90_000 + 7 * id;
  const other = (one: Seeker, at: number): Seeker =>
    aSeeker(idOf(one.id), {
      age: 40 + (at % 9),
      ageRange: AgeRange.of(30, 60),
      coordinates: { latitude: -33.9, longitude: 151.2 },
      maxDistance: 49,
      languages: ['mi'],
      avoid: new Set(all.filter((two) => two !== one && !areCompatible(one, two)).map(({ id }) => idOf(id))),
    });
  return {
    waiting: waiting.map(other),
    openTables: openTables.map(({ matchId, members }) => ({
      matchId: 5 + matchId,
      members: members.map(other),
    })),
  };
}

describe('what a receipt tells about people', () => {
  test('is only who fits with whom: other people with the same graph have the same draft', async () => {
    const property = fc.asyncProperty(anyProblem(16), fc.integer(), async (problem, seed) => {
      fc.pre(problem.waiting.length >= 10);
      const others = othersLike(problem);
      // Tables depend on tastes, so both runs have saved the tables of the first one.
      const { tables } = timedSolve({ ...problem, pass: 'final' }, null);
      const like = (ids: readonly number[]) => ids.map((id) => 90_000 + 7 * id);
      const one = { tables, grown: [] } as unknown as SeatingPlan;
      const two = { tables: tables.map(({ members }) => ({ members: like(members) })), grown: [] } as never;
      expect(await draftOf(others, seededRandom(seed), two)).toEqual(
        await draftOf(problem, seededRandom(seed), one),
      );
    });
    await fc.assert(property, { numRuns: 60, seed: 20261127 });
  });

  test('is the same whatever people privately ask of a table', async () => {
    const plain = { waiting: seekers(12), openTables: [] };
    const asking = plain.waiting.map((one) => ({
      ...one,
      languages: [one.id % 2 === 0 ? 'en' : 'es'],
      asksSharedLanguage: one.id % 3 === 0,
      notTheOnly: one.id % 2 === 0 ? ('woman' as const) : null,
    }));
    const none = { tables: [], grown: [] } as unknown as SeatingPlan;
    expect(await draftOf({ ...plain, waiting: asking }, seededRandom(1), none)).toEqual(
      await draftOf(plain, seededRandom(1), none),
    );
  });

  test('has one node for friends who come together, which no table can split', async () => {
    const waiting = seekers(12).map((one) => ({ ...one, group: one.id <= 3 ? 1 : null }));
    const { people } = (await draftOf({ waiting, openTables: [] }, seededRandom(1)))!;
    expect(people.toSorted()).toEqual([...Array<number>(9).fill(1), 3]);
  });
});

describe('two receipts of the same people', () => {
  /** Twelve who all fit with each other. */
  const people = { waiting: seekers(12), openTables: [] };

  test('have salts and orders of their own', async () => {
    const chance = { below: (bound: number) => Math.floor(Math.random() * bound) };
    const [one, two] = [await draftOf(people, chance), await draftOf(people, chance)];
    expect(one!.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(two!.salt).not.toBe(one!.salt);
    expect(two!.tables).not.toEqual(one!.tables);
  });

  test('cannot be joined by numbers: the numbers of two users in one say nothing about those in the other', async () => {
    // One user can be found in both graphs, by fitting with nobody.
    const marked = { waiting: [...people.waiting, aSeeker(50, { coordinates: null })], openTables: [] };
    const nodeIn = ({ pairs }: AnonymousRun) =>
      pairs.findIndex((_, node) => pairs.every((hex, at) => isolated(hex, at, node)));
    const isolated = (hex: string, at: number, node: number) =>
      at === node ? /^0*$/.test(hex) : at < node || !((Number.parseInt(hex, 16) >> node) & 1);
    const random = seededRandom(20261127);
    const runs = 3900;
    const counts = Array.from({ length: 13 }, () => Array<number>(13).fill(0));
    const plan = { ...timedSolve(aProblem(marked.waiting), null), ...marked } as unknown as SeatingPlan;
    const draft = async () => {
      const receipts = new InMemoryReceipts();
      const run = { runId: 1, slot: DINNER, plan, saved: plan, tables: [] };
      await new DraftReceipt(receipts, new RecordingJobs(), random).execute(run);
      return nodeIn(receipts.drafts.get(1)!.draft);
    };
    for (let run = 0; run < runs; run++) counts[await draft()]![await draft()]!++;
    // Each of the 169 pairs of numbers is equally likely; chi-squared with 168 degrees of freedom is below 240 in 99.98 %.
    const expected = runs / 169;
    const chiSquared = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(240);
  });
});

describe('a receipt', () => {
  test.each([
    [9, false],
    [10, true],
    [1000, true],
    [1001, false],
  ])('of %d waiting users is made: %s', async (count, isMade) => {
    const plan = { waiting: seekers(count), openTables: [] } as unknown as SeatingPlan;
    const receipts = new InMemoryReceipts();
    const jobs = new RecordingJobs();
    const saved = { tables: [], grown: [] };
    const draft = new DraftReceipt(receipts, jobs, seededRandom(1));
    await draft.execute({ runId: 1, slot: DINNER, plan, saved, tables: [] });
    expect([receipts.drafts.size, jobs.named('make-receipt')]).toEqual(
      isMade ? [1, [{ runId: 1 }]] : [0, []],
    );
  });
});
