import type { User } from '../../../src/domain/account/user.js';
import { ReviewNotClaimed } from '../../../src/domain/review-cases/claim-errors.js';
import { aTrustDesk, MAYA, OMAR } from '../trust-score/a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

describe('releasing a claim', () => {
  it('makes the review available to other moderators', async () => {
    await desk.claims(MAYA);
    await expect(desk.releases(OMAR)).rejects.toThrow(ReviewNotClaimed);
    await desk.releases(MAYA);
    expect((await desk.now(ada)).verificationStatus).toBe('submitted');
    await desk.claims(OMAR);
    expect(desk.audit.actions).toEqual([
      'verification.claimed',
      'verification.released',
      'verification.claimed',
    ]);
  });
});
