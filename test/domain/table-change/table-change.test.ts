import { TableChange } from '../../../src/domain/table-change/table-change.js';
import { breaks } from '../../support/refused.js';

const DEADLINE = new Date('2026-03-06T17:00:00Z');
const BEFORE = new Date('2026-03-06T16:59:59Z');

/** Members 1 and 2 of a table of six would form a table with user 7. */
const aSplit = () =>
  new TableChange({
    matchId: 9,
    otherMatchId: null,
    leftOver: { userId: 7, requestId: 1007 },
    askedIds: [1, 2],
    expiresAt: DEADLINE,
  });
/** Tables 9 and 4 would become one. */
const aMerge = () =>
  new TableChange({
    matchId: 9,
    otherMatchId: 4,
    leftOver: null,
    askedIds: [1, 2, 3, 4, 5],
    expiresAt: DEADLINE,
  });

describe('the proposal of a table change', () => {
  it('is agreed once all who are asked agreed, however often one of them repeats it', () => {
    const change = aSplit();
    change.answer(1, true, BEFORE);
    change.answer(1, true, BEFORE);
    expect(change).toMatchObject({ isAgreed: false, agreedIds: [1] });
    change.answer(2, true, BEFORE);
    expect(change).toMatchObject({ isAgreed: true, agreedIds: [1, 2] });
  });

  it('is not agreed while one of them refuses, who may still agree', () => {
    const change = aSplit();
    change.answer(1, false, BEFORE);
    change.answer(2, true, BEFORE);
    expect(change).toMatchObject({ isAgreed: false, agreedIds: [2], declinedIds: [1] });
    change.answer(1, true, BEFORE);
    expect(change).toMatchObject({ isAgreed: true, declinedIds: [] });
  });

  it('can be answered by those who would move only', () => {
    breaks(() => aSplit().answer(3, true, BEFORE), 'table_change_not_found');
    breaks(() => aSplit().answer(7, true, BEFORE), 'table_change_not_found');
  });

  it('cannot be answered from the deadline on', () => {
    breaks(() => aSplit().answer(1, true, DEADLINE), 'table_change_is_over');
    expect([aSplit().isOver(BEFORE), aSplit().isOver(DEADLINE)]).toEqual([false, true]);
  });

  it('names its matches in the order of their locks', () => {
    expect(aSplit().matchIds).toEqual([9]);
    expect(aMerge().matchIds).toEqual([4, 9]);
  });
});

describe('a proposal fits', () => {
  it('while its members are seated as they were', () => {
    expect(aSplit().fits([1, 2, 3, 4, 5, 6], [])).toBe(true);
    expect(aMerge().fits([1, 2, 3], [4, 5])).toBe(true);
  });

  it('no more when one who was asked has left', () =>
    expect([aSplit().fits([1, 3, 4, 5, 6], []), aMerge().fits([1, 2, 3], [4])]).toEqual([false, false]));

  it('no more when too few would stay, or one user alone', () => {
    expect(aSplit().fits([1, 2, 3, 4, 5], [])).toBe(true);
    expect(aSplit().fits([1, 2, 3, 4], [])).toBe(false);
    expect(aMerge().fits([1, 2, 3, 6], [4, 5])).toBe(false);
  });

  it('no more when a user has joined who was not asked', () =>
    expect(aMerge().fits([1, 2, 3], [4, 5, 6])).toBe(false));
});
