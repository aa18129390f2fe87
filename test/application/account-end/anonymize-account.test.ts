import { aReview } from '../../support/builders/a-review.js';
import { adaAtATable } from './ada-at-a-table.js';

describe('AnonymizeAccount', () => {
  it('removes the profile picture and withdraws all open reviews', async () => {
    const { town, users, reviews, ada, goes } = await adaAtATable();
    const user = (await users.findForUpdate(ada.id))!;
    user.changePicture('/api/pictures/1000/a.webp', town.clock.now());
    await users.save(user);
    for (const kind of ['id', 'picture'] as const) await reviews.add(aReview({ userId: ada.id, kind }));
    await goes();
    expect(town.jobs.named('remove-picture')).toEqual([{ address: '/api/pictures/1000/a.webp' }]);
    expect(reviews.rows.all().map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
    expect(town.jobs.named('review-withdrawn')).toHaveLength(2);
  });
});
