import { reviewerOf } from '../../../src/application/review-cases/reviewer.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const MAYA = 7;
const [ADA, BEN] = [1001, 1002];
const mateOf = (mate: number) => ({
  areTableMates: async (_one: number, other: number) => other === mate,
});

describe('a moderator has a conflict of interest', () => {
  it.each([ADA, BEN])('with a table-mate among the users involved (%s)', async (mate) => {
    const reviewer = await reviewerOf(MAYA, { involvedUserIds: [ADA, BEN] }, mateOf(mate), NOW);
    expect(reviewer).toEqual({ id: MAYA, isTableMate: true });
  });

  it('with no stranger and no deleted account', async () => {
    const reviewCase = { involvedUserIds: [ADA, null] };
    expect(await reviewerOf(MAYA, reviewCase, mateOf(BEN), NOW)).toEqual({ id: MAYA, isTableMate: false });
  });
});
