import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import type { User } from '../../../src/domain/account/user.js';
import {
  AlreadyVerified,
  ProfilePictureMissing,
  ReviewAlreadyOpen,
} from '../../../src/domain/trust-score/review-errors.js';
import { aTrustDesk } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const files = () => [...desk.store.objects.keys()];
const statuses = () => desk.reviews.rows.all().map(({ status }) => status);
const neverRead = (): Promise<Uint8Array> => {
  throw new Error('the file was read');
};

describe('submitting a review', () => {
  it('stores the file and the review, and changes the status of the user', async () => {
    await desk.handsIn(ada);
    expect(files()).toEqual([expect.stringMatching(/^evidence\/\w{24}$/)]);
    expect(statuses()).toEqual(['submitted']);
    expect(await desk.now(ada)).toMatchObject({ verificationStatus: 'submitted', trustScore: 40 });
  });

  it('is refused before the upload is read while another review is open', async () => {
    await desk.handsIn(ada);
    await expect(desk.handsIn(ada, 'id', neverRead)).rejects.toThrow(ReviewAlreadyOpen);
  });

  it('succeeds for one of two concurrent uploads, and stores one file', async () => {
    const outcomes = await Promise.allSettled([desk.handsIn(ada), desk.handsIn(ada)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(files()).toHaveLength(1);
    expect(statuses()).toEqual(['submitted']);
  });

  it('requires a profile picture for a photo, and a drawing is none', async () => {
    await expect(desk.handsIn(ada, 'picture', neverRead)).rejects.toThrow(ProfilePictureMissing);
    await desk.hasPicture(ada, '/drawings/owl.svg');
    await expect(desk.handsIn(ada, 'picture', neverRead)).rejects.toThrow(ProfilePictureMissing);
    await desk.hasPicture(ada);
    await desk.handsIn(ada, 'picture');
    expect(desk.reviews.rows.all()[0]).toMatchObject({ comparedWith: '/api/pictures/1/a.webp' });
    expect((await desk.now(ada)).verificationStatus).toBe('pending');
  });

  it('is refused to a verified user', async () => {
    const verified = (await desk.users.find(ada.id))!;
    verified.applyReviewOutcome('id', 'approved', desk.clock.now());
    await desk.users.save(verified);
    await expect(desk.handsIn(ada, 'id', neverRead)).rejects.toThrow(AlreadyVerified);
  });

  it('stores nothing if the upload cannot be read', async () => {
    const broken = () => Promise.reject(new Error('broken off'));
    await expect(desk.handsIn(ada, 'id', broken)).rejects.toThrow('broken off');
    expect([files(), statuses()]).toEqual([[], []]);
  });

  it('is limited to twenty uploads an hour', async () => {
    for (let uploads = 0; uploads < 20; uploads++) {
      await desk.handsIn(ada);
      await desk.withdraws(ada);
    }
    await expect(desk.handsIn(ada, 'id', neverRead)).rejects.toThrow(TooManyAttempts);
  });
});
