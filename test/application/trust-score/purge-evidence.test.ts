import type { User } from '../../../src/domain/account/user.js';
import { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const files = () => [...desk.store.objects.keys()];
const statuses = () => desk.reviews.rows.all().map(({ status }) => status);

describe('the purge of evidence', () => {
  it('erases the file of a rejected review within 7 days', async () => {
    await desk.handsIn(ada);
    await desk.claims(MAYA);
    await desk.rejects(MAYA);
    await desk.purges();
    desk.clock.pass({ days: 6, hours: 22 });
    await desk.purges();
    expect(files()).toHaveLength(1);
    desk.clock.pass({ hours: 1 });
    await desk.purges();
    expect([files(), statuses()]).toEqual([[], ['rejected']]);
  });

  it('erases the file of an undecided review after 30 days, and withdraws the review', async () => {
    await desk.handsIn(ada);
    desk.clock.pass({ days: 29, hours: 22 });
    await desk.purges();
    expect([files().length, statuses()]).toEqual([1, ['submitted']]);
    desk.clock.pass({ hours: 1 });
    await desk.purges();
    expect([files(), statuses()]).toEqual([[], ['withdrawn']]);
    expect((await desk.now(ada)).verificationStatus).toBe('withdrawn');
    expect(desk.reviews.rows.all()[0]!.withdrawalCause).toBe('deadline');
  });

  it('leaves a review that was handed in after the due ones were listed, and goes on with the others', async () => {
    const bob = await desk.joins('bob');
    await desk.handsIn(ada);
    await desk.handsIn(bob);
    desk.clock.pass({ days: 30 });
    const listed = await desk.reviews.withFileDue(desk.clock.now(), 10);
    await desk.withdraws(ada);
    await desk.handsIn(ada);
    desk.reviews.withFileDue = async () => listed;
    await desk.purges();
    expect(statuses()).toEqual(['withdrawn', 'withdrawn', 'submitted']);
    expect(files()).toHaveLength(1);
  });

  it('erases all other files where one cannot be erased', async () => {
    const ben = await desk.joins('ben');
    await desk.handsIn(ada);
    await desk.handsIn(ben);
    const [broken] = files() as [string];
    const erase = desk.store.delete.bind(desk.store);
    desk.store.delete = async (key) => {
      if (key === broken) throw new Error('undeletable');
      await erase(key);
    };
    desk.clock.pass({ days: 30 });
    await expect(desk.purges()).rejects.toThrow('1 of what was due failed');
    expect(files()).toEqual([broken]);
  });

  it('erases the file of a deleted account', async () => {
    await desk.handsIn(ada);
    desk.reviews.rows.save(
      VerificationReview.restore({ ...desk.reviews.rows.all()[0]!.state, userId: null }),
    );
    await desk.purges();
    expect(files()).toEqual([]);
  });
});
