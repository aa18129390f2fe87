import { describe, expect, it } from '@jest/globals';
import type { Change } from '../../../../src/domain/seating/fairness/one-changed.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { AgeRange } from '../../../../src/domain/shared/age.js';
import { aSeeker, seekers } from '../../../domain/seating/seekers.js';
import { aPastRequest, aPastSaturday } from '../what-if/a-past-saturday.js';

const stays = new AbortController().signal;
const SURVEY = {
  favoriteConversationTopic: 'travel',
  favoriteMusic: 'pop',
  personalityType: 'chill',
} as const;

const changed = (people: readonly Seeker[], userId: number, change: Change, value = 0) =>
  aPastSaturday({ requests: people.map((one) => aPastRequest(one)) }).changeOne.execute(
    { userId, change, value },
    stays,
  );

/** Nine who fit each other, and one whose age fits nobody. */
const ten = [...seekers(9), ...seekers(1, { age: 40 }, 10)];

describe('one thing changed about one user', () => {
  it('tells who gets a seat by it, and who loses one', async () => {
    expect(await changed(ten, 10, 'age', 22)).toEqual({
      ...{ requests: 10, skipped: null },
      seats: { before: 9, after: 10, lost: [], gained: [10] },
    });
    expect((await changed(ten, 3, 'miles', 50))!.seats).toMatchObject({ after: 8, lost: [3], gained: [] });
    const older = seekers(3, { age: 45, ageRange: AgeRange.of(40, 60) }, 20);
    expect((await changed([...seekers(9), ...older], 20, 'age', 22))!.seats).toEqual({
      ...{ before: 12, after: 9, lost: [20, 21, 22], gained: [] },
    });
  });

  it('bears numbers that nobody means', async () => {
    for (const [change, value] of [
      ['miles', 2_147_483_647],
      ['age', 2_147_483_647],
      ['age', 0],
    ] as const)
      expect((await changed(ten, 3, change, value))!.seats).toMatchObject({ after: 8, lost: [3] });
  });

  it('keeps a friend at their side, who then fits as few tables as they do', async () => {
    expect((await changed(ten, 10, 'friend', 1))!.seats).toEqual({
      before: 9,
      after: 8,
      lost: [1],
      gained: [],
    });
    expect(await changed(ten, 10, 'friend', 99)).toBeNull();
    expect(await changed(ten, 10, 'friend', 10)).toBeNull();
  });

  it('changes nothing for an id where all seats are decided by the rules, and names people as they were', async () => {
    for (const id of [4, 5000])
      expect((await changed(ten, 10, 'id', id))!.seats).toEqual({
        before: 9,
        after: 9,
        lost: [],
        gained: [],
      });
  });

  it('leaves out answers, which decide between two who fit as well', async () => {
    const one = aSeeker(8, { survey: SURVEY, ageRange: AgeRange.of(18, 24) });
    const rival = aSeeker(9, { survey: { ...SURVEY, favoriteMusic: 'rock' }, age: 28 });
    const elsewhere = seekers(6, { age: 45, ageRange: AgeRange.of(40, 60) }, 20);
    const people = [...seekers(2, { survey: SURVEY }), ...elsewhere, one, rival];
    expect((await changed(people, 8, 'answers'))!.seats).toEqual({
      before: 9,
      after: 9,
      lost: [8],
      gained: [9],
    });
  });

  it('depends on nothing that users privately ask of a table', async () => {
    const asking = ten.map((one) => ({ ...one, notTheOnly: 'woman' as const, asksSharedLanguage: true }));
    const lonely = asking.map((one) => (one.id < 9 ? { ...one, notTheOnly: null } : one));
    expect(await changed(lonely, 10, 'age', 22)).toEqual(await changed(ten, 10, 'age', 22));
  });

  it('tells nothing of whom the user avoids, or who avoids them', async () => {
    const avoiding = ten.map((one) => ({ ...one, avoid: new Set(one.id === 10 ? [1, 2, 3, 4] : [10]) }));
    for (const [change, value] of [
      ['age', 22],
      ['friend', 1],
    ] as const)
      expect(await changed(avoiding, 10, change, value)).toEqual(await changed(ten, 10, change, value));
  });

  it('is refused for a user without a request, and for fewer than ten in the slot', async () => {
    expect(await changed(ten, 77, 'age', 22)).toBeNull();
    expect(await changed(seekers(9), 1, 'age', 22)).toEqual({
      ...{ requests: 9, skipped: 'too_few_people', seats: null },
    });
  });
});
