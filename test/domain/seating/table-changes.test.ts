import { describe, expect, test } from '@jest/globals';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { moversFor } from '../../../src/domain/seating/table-split.js';
import { aSeeker } from './seekers.js';

const SIX = [1, 2, 3, 4, 5, 6];

/** The ids of the movers for user 7, who avoids the given members. */
function movers(avoided: readonly number[], members: readonly Seeker[] = SIX.map((id) => aSeeker(id))) {
  const leftOver = aSeeker(7, { avoid: new Set(avoided) });
  return moversFor(leftOver, members)?.map(({ id }) => id) ?? null;
}

describe('the split of a full table for a seventh user', () => {
  test('asks two members, so that seven users sit as four and three', () => {
    expect(movers([3, 4, 5, 6])).toEqual([1, 2]);
    expect(movers([1, 2, 3, 6])).toEqual([4, 5]);
  });

  test('asks the two whose tables have the highest lowest affinity', () => {
    const travel = {
      favoriteConversationTopic: 'travel',
      favoriteMusic: 'rock',
      personalityType: 'chill',
    } as const;
    const food = {
      favoriteConversationTopic: 'food',
      favoriteMusic: 'pop',
      personalityType: 'outgoing',
    } as const;
    const members = SIX.map((id) => aSeeker(id, { survey: id === 2 || id === 5 ? travel : food }));
    const leftOver = aSeeker(7, { survey: travel });
    expect(moversFor(leftOver, members)!.map(({ id }) => id)).toEqual([2, 5]);
  });

  test('does not depend on the order of the members', () => {
    const members = SIX.map((id) => aSeeker(id)).reverse();
    expect(movers([], members)).toEqual([1, 2]);
  });

  test('is not possible with fewer than two compatible members', () => {
    expect(movers([2, 3, 4, 5, 6])).toBeNull();
  });

  test('is not possible at a table with a free seat', () => {
    expect(
      movers(
        [],
        SIX.slice(1).map((id) => aSeeker(id)),
      ),
    ).toBeNull();
  });
});
