import type { User } from '../../../src/domain/account/user.js';
import { NoSuchReview } from '../../../src/domain/trust-score/review-errors.js';
import { aTrustDesk, MAYA, OMAR } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

describe('viewing the evidence', () => {
  it('requires the claim, and every view is audited', async () => {
    await expect(desk.views(MAYA)).rejects.toThrow(NoSuchReview);
    await desk.claims(MAYA);
    expect(await desk.views(MAYA)).toEqual({ bytes: Uint8Array.of(1, 2, 3), contentType: 'image/webp' });
    await desk.views(MAYA);
    await expect(desk.views(OMAR)).rejects.toThrow(NoSuchReview);
    expect(desk.audit.actions).toEqual([
      'verification.claimed',
      'verification.file_viewed',
      'verification.file_viewed',
    ]);
  });

  it('is refused after the decision', async () => {
    await desk.claims(MAYA);
    await desk.rejects(MAYA);
    expect(desk.store.objects.size).toBe(1);
    await expect(desk.views(MAYA)).rejects.toThrow(NoSuchReview);
  });
});
