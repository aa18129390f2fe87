import type { User } from '../../../src/domain/account/user.js';
import { aReview } from '../../support/builders/a-review.js';
import { refused } from '../../support/refused.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const neverRead = (): Promise<Uint8Array> => {
  throw new Error('the file was read');
};

describe('handing in', () => {
  it('stores the file and the review, and changes the status of the user', async () => {
    await desk.handsIn(ada);
    expect(desk.files()).toEqual([expect.stringMatching(/^evidence\/\w{24}$/)]);
    expect(desk.statuses()).toEqual(['submitted']);
    expect(await desk.now(ada)).toMatchObject({ verificationStatus: 'submitted', trustScore: 40 });
  });

  it('is refused before the upload is read: while a review is open, and to a verified user', async () => {
    await desk.handsIn(ada);
    await refused(desk.handsIn(ada, 'id', neverRead), 'review_already_open');
    const ben = await desk.joins('ben');
    await desk.changes(ben, (user) => user.applyReviewOutcome('id', 'approved', desk.clock.now()));
    await refused(desk.handsIn(ben, 'id', neverRead), 'already_verified');
  });

  it('a photo requires a profile picture, and a drawing is none', async () => {
    await refused(desk.handsIn(ada, 'picture', neverRead), 'profile_picture_missing');
    await desk.hasPicture(ada, '/drawings/owl.svg');
    await refused(desk.handsIn(ada, 'picture', neverRead), 'profile_picture_missing');
    await desk.hasPicture(ada);
    await desk.handsIn(ada, 'picture');
    expect(desk.newest()).toMatchObject({ comparedWith: '/api/pictures/1/a.webp' });
    expect((await desk.now(ada)).verificationStatus).toBe('pending');
  });

  it('goes on with one upload at a time, and stores nothing if it breaks off', async () => {
    const first = desk.handsIn(ada, 'id', () => Promise.reject(new Error('broken off')));
    await refused(desk.handsIn(ada), 'upload_under_way');
    await expect(first).rejects.toThrow('broken off');
    expect([desk.files(), desk.statuses()]).toEqual([[], []]);
  });

  it('removes the file at once if another review was opened during the upload', async () => {
    const meanwhile = async () => {
      await desk.reviews.add(aReview({ userId: ada.id }));
      return Uint8Array.of(1);
    };
    await refused(desk.handsIn(ada, 'id', meanwhile), 'review_already_open');
    expect(desk.files()).toEqual([]);
  });

  it('is limited to twenty uploads an hour', async () => {
    for (let uploads = 0; uploads < 20; uploads++) {
      await desk.handsIn(ada);
      await desk.withdraws(ada);
    }
    await refused(desk.handsIn(ada, 'id', neverRead), 'too_many_attempts');
  });
});

test('a user reads the newest review of each kind', async () => {
  expect((await desk.verificationOf(ada.id)).reviews).toEqual([]);
  await desk.handsIn(ada);
  await desk.claims(MAYA);
  await desk.rejects(MAYA);
  await desk.handsIn(ada);
  const { user, reviews } = await desk.verificationOf(ada.id);
  expect(user.id).toBe(ada.id);
  expect(reviews.map(({ kind, status }) => [kind, status])).toEqual([['id', 'submitted']]);
  await refused(desk.verificationOf(4711), 'not_signed_in');
});

describe('withdrawing', () => {
  it('ends the open review of its user, once', async () => {
    await desk.handsIn(ada);
    await desk.withdraws(ada);
    expect(desk.newest()).toMatchObject({ status: 'withdrawn', withdrawalCause: 'user' });
    expect((await desk.now(ada)).verificationStatus).toBe('withdrawn');
    await refused(desk.withdraws(ada), 'review_not_found');
  });

  it('ends those of the given kinds when their subject is gone', async () => {
    await desk.hasPicture(ada);
    await desk.handsIn(ada, 'id');
    await desk.handsIn(ada, 'picture');
    await desk.withdrawOpenReviews.withdraw(ada.id, ['picture'], 'picture_changed');
    expect(desk.statuses()).toEqual(['submitted', 'withdrawn']);
    await desk.runJobs();
    expect(desk.files()).toHaveLength(1);
    for (let calls = 0; calls < 2; calls++)
      await desk.withdrawOpenReviews.withdraw(ada.id, ['id', 'picture'], 'account_closed');
    await desk.runJobs();
    expect(desk.files()).toEqual([]);
  });
});
