import type { User } from '../../../src/domain/account/user.js';
import { ReviewNotFound } from '../../../src/domain/trust-score/review-errors.js';
import { aTrustDesk } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const files = () => [...desk.store.objects.keys()];
const statuses = () => desk.reviews.rows.all().map(({ status }) => status);

describe('withdrawing a review', () => {
  it('erases its file, and succeeds once', async () => {
    await desk.handsIn(ada);
    await desk.withdraws(ada);
    await desk.runJobs();
    expect([files(), statuses()]).toEqual([[], ['withdrawn']]);
    expect(desk.reviews.rows.all()[0]!.withdrawalCause).toBe('user');
    expect(desk.reviews.rows.all()[0]!.evidence).toBeNull();
    await expect(desk.withdraws(ada)).rejects.toThrow(ReviewNotFound);
  });
});
