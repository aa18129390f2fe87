import type { User } from '../../../src/domain/account/user.js';
import {
  ConflictOfInterest,
  ReviewClaimed,
  ReviewNotClaimed,
} from '../../../src/domain/review-cases/claim-errors.js';
import { NoSuchReview } from '../../../src/domain/trust-score/review-errors.js';
import { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { aTrustDesk, MAYA, OMAR } from '../trust-score/a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

const review = () => desk.reviews.rows.all().at(-1)!;

describe('claiming a verification review', () => {
  it('gives one moderator exclusive access, changes the status for the user and is audited', async () => {
    await desk.claims(MAYA);
    await expect(desk.claims(OMAR)).rejects.toThrow(ReviewClaimed);
    expect((await desk.now(ada)).verificationStatus).toBe('in_review');
    expect(desk.realtime.heardBy(ada.id)).toEqual(['matches_changed']);
    expect(desk.audit.lines).toEqual([
      {
        actorId: MAYA,
        action: 'verification.claimed',
        target: { kind: 'verification', id: review().id },
        details: { kind: 'id', userId: ada.id },
      },
    ]);
  });

  it('succeeds for one of two concurrent moderators', async () => {
    const outcomes = await Promise.allSettled([desk.claims(MAYA), desk.claims(OMAR)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(desk.audit.actions).toEqual(['verification.claimed']);
  });

  it('is refused to the user and to their table-mates', async () => {
    await expect(desk.claims(ada.id)).rejects.toThrow(ConflictOfInterest);
    desk.sitsWith(ada, OMAR);
    await expect(desk.claims(OMAR)).rejects.toThrow(ConflictOfInterest);
    expect(review().status).toBe('submitted');
    expect(desk.audit.lines).toEqual([]);
  });

  it('expires after fifteen minutes', async () => {
    await desk.claims(MAYA);
    desk.clock.pass({ minutes: 15 });
    await expect(desk.approves(MAYA)).rejects.toThrow(ReviewNotClaimed);
    await expect(desk.views(MAYA)).rejects.toThrow(NoSuchReview);
    await desk.claims(OMAR);
  });

  it('finds no review of a deleted account', async () => {
    desk.reviews.rows.save(VerificationReview.restore({ ...review().state, userId: null }));
    await expect(desk.claims(MAYA)).rejects.toThrow(NoSuchReview);
  });
});
