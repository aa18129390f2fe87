import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { ReadVerification } from '../../../src/application/trust-score/read-verification.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

test('a user reads the newest review of each kind', async () => {
  const desk = aTrustDesk();
  const ada = await desk.joins('ada');
  const readVerification = new ReadVerification(desk.users, desk.reviews);
  expect((await readVerification.execute({ userId: ada.id })).reviews).toEqual([]);
  await desk.handsIn(ada);
  await desk.claims(MAYA);
  await desk.rejects(MAYA);
  await desk.handsIn(ada);
  const { user, reviews } = await readVerification.execute({ userId: ada.id });
  expect(user.id).toBe(ada.id);
  expect(reviews.map(({ kind, status }) => [kind, status])).toEqual([['id', 'submitted']]);
  await expect(readVerification.execute({ userId: 4711 })).rejects.toThrow(AccountGone);
});
