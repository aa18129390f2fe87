import { beforeEach, describe, expect, it } from '@jest/globals';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import type { User } from '../../../src/domain/account/user.js';
import {
  AlreadyVerified,
  ProfilePictureMissing,
  ReviewAlreadyOpen,
  ReviewNotFound,
} from '../../../src/domain/trust-score/review-errors.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

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

describe('handing in', () => {
  it('keeps the file and a review of it, and shows that it is under way', async () => {
    await desk.handsIn(ada);
    expect(files()).toEqual([expect.stringMatching(/^evidence\/\w{24}$/)]);
    expect(statuses()).toEqual(['submitted']);
    expect(await desk.now(ada)).toMatchObject({ verificationStatus: 'submitted', trustScore: 40 });
  });

  it('a second ID while the first is being checked is refused before it is read', async () => {
    await desk.handsIn(ada);
    await expect(desk.handsIn(ada, 'id', neverRead)).rejects.toThrow(ReviewAlreadyOpen);
  });

  it('two at the same moment keeps one, and the file of one', async () => {
    const outcomes = await Promise.allSettled([desk.handsIn(ada), desk.handsIn(ada)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(files()).toHaveLength(1);
    expect(statuses()).toEqual(['submitted']);
  });

  it('a photo needs a profile picture', async () => {
    await expect(desk.handsIn(ada, 'picture', neverRead)).rejects.toThrow(ProfilePictureMissing);
    await desk.hasPicture(ada);
    await desk.handsIn(ada, 'picture');
    expect(desk.reviews.rows.all()[0]).toMatchObject({ comparedWith: '/api/pictures/1/a.webp' });
    expect((await desk.now(ada)).verificationStatus).toBe('pending');
  });

  it('what is verified needs no second look', async () => {
    const verified = (await desk.users.find(ada.id))!;
    verified.applyReviewOutcome('id', 'approved', desk.clock.now());
    await desk.users.save(verified);
    await expect(desk.handsIn(ada, 'id', neverRead)).rejects.toThrow(AlreadyVerified);
  });

  it('what cannot be read leaves nothing behind', async () => {
    const broken = () => Promise.reject(new Error('broken off'));
    await expect(desk.handsIn(ada, 'id', broken)).rejects.toThrow('broken off');
    expect([files(), statuses()]).toEqual([[], []]);
  });

  it('twenty times an hour is enough', async () => {
    for (let uploads = 0; uploads < 20; uploads++) {
      await desk.handsIn(ada);
      await desk.withdraws(ada);
    }
    await expect(desk.handsIn(ada, 'id', neverRead)).rejects.toThrow(TooManyAttempts);
  });
});

describe('a file', () => {
  it('of an upload that died before its review was kept is removed an hour later', async () => {
    desk.reviews.add = () => Promise.reject(new Error('a power cut'));
    desk.store.delete = async () => undefined;
    await expect(desk.handsIn(ada)).rejects.toThrow('a power cut');
    Reflect.deleteProperty(desk.store, 'delete');
    expect(files()).toHaveLength(1);
    await desk.looksForStrays();
    expect(files()).toEqual([]);
  });

  it('that a review holds is no stray', async () => {
    await desk.handsIn(ada);
    await desk.looksForStrays();
    expect(files()).toHaveLength(1);
  });

  it('is deleted when its owner withdraws it', async () => {
    await desk.handsIn(ada);
    await desk.withdraws(ada);
    await desk.runJobs();
    expect([files(), statuses()]).toEqual([[], ['withdrawn']]);
    expect(desk.reviews.rows.all()[0]!.evidence).toBeNull();
    await expect(desk.withdraws(ada)).rejects.toThrow(ReviewNotFound);
  });

  it('is deleted with the approving decision', async () => {
    await desk.handsIn(ada);
    await desk.claims(MAYA);
    await desk.views(MAYA);
    await desk.approves(MAYA);
    await desk.runJobs();
    expect([files(), statuses()]).toEqual([[], ['approved']]);
  });

  it('of a rejected review is deleted within 7 days', async () => {
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

  it('of an undecided review is deleted after 30 days, and the review withdrawn', async () => {
    await desk.handsIn(ada);
    desk.clock.pass({ days: 29, hours: 22 });
    await desk.purges();
    expect([files().length, statuses()]).toEqual([1, ['submitted']]);
    desk.clock.pass({ hours: 1 });
    await desk.purges();
    expect([files(), statuses()]).toEqual([[], ['withdrawn']]);
    expect((await desk.now(ada)).verificationStatus).toBe('withdrawn');
  });

  it('does not outlive the account', async () => {
    await desk.handsIn(ada);
    Object.assign(desk.reviews.rows.all()[0]!, { userId: null });
    await desk.purges();
    expect(files()).toEqual([]);
  });

  it('that the store does not let go of is tried again', async () => {
    await desk.handsIn(ada);
    await desk.withdraws(ada);
    desk.store.delete = () => Promise.reject(new Error('the store is away'));
    await expect(desk.runJobs()).rejects.toThrow('the store is away');
    Reflect.deleteProperty(desk.store, 'delete');
    expect(await desk.reviews.countFilesKeptPast(new Date(desk.clock.now().getTime() + 1))).toBe(1);
    await desk.purges();
    expect(files()).toEqual([]);
    expect(await desk.reviews.countFilesKeptPast(new Date(desk.clock.now().getTime() + 1))).toBe(0);
  });
});
