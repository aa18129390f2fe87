import { WithdrawOpenReviews } from '../../../src/application/trust-score/withdraw-open-reviews.js';
import { aTrustDesk } from './a-trust-desk.js';

test('open reviews of the given kinds are withdrawn, and their files erased', async () => {
  const desk = aTrustDesk();
  const ada = await desk.joins('ada');
  await desk.hasPicture(ada);
  await desk.handsIn(ada, 'id');
  await desk.handsIn(ada, 'picture');
  const withdrawOpenReviews = new WithdrawOpenReviews(desk.reviews, desk.clock);
  const statuses = () => desk.reviews.rows.all().map(({ kind, status }) => [kind, status]);

  await withdrawOpenReviews.withdraw(ada.id, ['picture'], 'picture_changed');
  expect(statuses()).toEqual([
    ['id', 'submitted'],
    ['picture', 'withdrawn'],
  ]);
  await desk.runJobs();
  expect(desk.store.objects.size).toBe(1);

  for (let calls = 0; calls < 2; calls++)
    await withdrawOpenReviews.withdraw(ada.id, ['id', 'picture'], 'account_closed');
  await desk.runJobs();
  expect(desk.store.objects.size).toBe(0);
});
