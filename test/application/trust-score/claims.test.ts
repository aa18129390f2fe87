import type { User } from '../../../src/domain/account/user.js';
import { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { refused } from '../../support/refused.js';
import { aTrustDesk, MAYA, OMAR } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

const review = () => desk.reviews.rows.all().at(-1)!;

describe('the claim of a verification review', () => {
  it('changes the status that the user sees, as releasing it does, and is audited with kind and user', async () => {
    await desk.claims(MAYA);
    expect((await desk.now(ada)).verificationStatus).toBe('in_review');
    expect(desk.realtime.heardBy(ada.id)).toEqual(['matches_changed']);
    await desk.releases(MAYA);
    expect((await desk.now(ada)).verificationStatus).toBe('submitted');
    const audited = {
      actorId: MAYA,
      target: { kind: 'verification', id: review().id },
      details: { kind: 'id', userId: ada.id },
    };
    expect(desk.audit.lines).toEqual([
      { action: 'verification.claimed', ...audited },
      { action: 'verification.released', ...audited },
    ]);
  });

  it('is refused to the user and to their table-mates', async () => {
    await refused(desk.claims(ada.id), 'conflict_of_interest');
    desk.sitsWith(ada, OMAR);
    await refused(desk.claims(OMAR), 'conflict_of_interest');
    expect(desk.audit.lines).toEqual([]);
  });

  it('expires after fifteen minutes', async () => {
    await desk.claims(MAYA);
    desk.clock.pass({ minutes: 15 });
    await refused(desk.approves(MAYA), 'review_not_claimed');
    await refused(desk.views(MAYA), 'no_such_review');
    await desk.claims(OMAR);
  });

  it('finds no review of a deleted account', async () => {
    desk.reviews.rows.save(VerificationReview.restore({ ...review().state, userId: null }));
    await refused(desk.claims(MAYA), 'no_such_review');
  });
});
