import { VerificationCases } from '../../../src/application/trust-score/verification-cases.js';
import { NoSuchReview } from '../../../src/domain/trust-score/review-errors.js';
import { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let cases: VerificationCases;
let userId: number;
let reviewId: number;
beforeEach(async () => {
  desk = aTrustDesk();
  const ada = await desk.joins('ada');
  userId = ada.id;
  await desk.handsIn(ada);
  reviewId = desk.reviews.rows.all()[0]!.id;
  cases = new VerificationCases(desk.users, desk.reviews, desk.realtime, desk.clock);
});

describe('a verification review as a review case', () => {
  it('is locked after its user, so that locks cannot deadlock', async () => {
    const locked: string[] = [];
    desk.users.findForUpdate = async (id) => {
      locked.push('user');
      return desk.users.find(id);
    };
    desk.reviews.findForUpdate = async (id) => {
      locked.push('review');
      return desk.reviews.find(id);
    };
    await cases.findForUpdate(reviewId);
    expect(locked).toEqual(['user', 'review']);
  });

  it('is saved with the trust score of its user, who gets a signal', async () => {
    const locked = await cases.findForUpdate(reviewId);
    locked.reviewCase.claim({ id: MAYA, isTableMate: false }, desk.clock.now());
    await cases.save(locked);
    expect((await desk.users.find(userId))!.verificationStatus).toBe('in_review');
    expect(desk.realtime.heardBy(userId)).toEqual(['matches_changed']);
  });

  it('has the reason of a rejection in its audit details, without the note', async () => {
    const locked = await cases.findForUpdate(reviewId);
    locked.reviewCase.claim({ id: MAYA, isTableMate: false }, desk.clock.now());
    expect(cases.auditDetails(locked)).toEqual({ kind: 'id', userId });
    locked.reviewCase.reject(MAYA, desk.clock.now(), { reason: 'expired', note: 'Since May' });
    expect(cases.auditDetails(locked)).toEqual({ kind: 'id', userId, reason: 'expired' });
  });

  it('is not found without a user', async () => {
    await expect(cases.findForUpdate(4711)).rejects.toThrow(NoSuchReview);
    desk.reviews.rows.save(
      VerificationReview.restore({ ...desk.reviews.rows.all()[0]!.state, userId: null }),
    );
    await expect(cases.findForUpdate(reviewId)).rejects.toThrow(NoSuchReview);
  });
});
