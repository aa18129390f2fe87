import type { Users } from '../../src/application/account/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import type {
  PhoneVerifications,
  Reviews,
  VerificationQueries,
} from '../../src/application/trust-score/ports.js';
import { PhoneNumberTaken } from '../../src/domain/trust-score/phone-number.js';
import { PhoneVerification } from '../../src/domain/trust-score/phone-verification.js';
import { ReviewAlreadyOpen } from '../../src/domain/trust-score/review-errors.js';
import type { Submission, VerificationReview } from '../../src/domain/trust-score/verification-review.js';
import { aReview, MONDAY } from '../support/builders/a-review.js';
import { aUser } from '../support/builders/a-user.js';

export interface TrustStores {
  readonly unitOfWork: UnitOfWork;
  readonly users: Users;
  readonly reviews: Reviews;
  readonly verifications: PhoneVerifications;
  readonly queries: VerificationQueries;
  /** Names of stored events, oldest first. */
  published(): Promise<string[]>;
}

const days = (count: number) => new Date(MONDAY.getTime() + count * 86_400_000);
const NUMBER = '+14155550123';

/** Contract of all review and phone verification repositories. `fresh` returns empty ones. */
export function trustScoreContract(fresh: () => Promise<TrustStores>): void {
  let stores: TrustStores;
  let userId: number;
  let keys = 0;

  const joins = async (name: string): Promise<number> => {
    const user = aUser({ username: name, email: `${name}@example.org` });
    await stores.unitOfWork.run(() => stores.users.save(user));
    return user.id;
  };
  const submits = async (fields: Partial<Submission> = {}, now = MONDAY): Promise<VerificationReview> => {
    const evidence = { key: `evidence/${++keys}`, contentType: 'image/webp', pageCount: 1 };
    const review = aReview({ userId, evidence, ...fields }, now);
    await stores.unitOfWork.run(() => stores.reviews.add(review));
    return review;
  };
  const changes = (id: number, change: (review: VerificationReview) => void) =>
    stores.unitOfWork.run(async () => {
      const review = (await stores.reviews.findForUpdate(id))!;
      change(review);
      await stores.reviews.save(review);
    });
  const found = (id: number) => stores.unitOfWork.run(() => stores.reviews.findForUpdate(id));
  const openOf = (kind: 'id' | 'picture') =>
    stores.unitOfWork.run(() => stores.reviews.findOpenForUpdate(userId, kind));

  beforeEach(async () => {
    stores = await fresh();
    userId = await joins('ada');
  });

  describe('a verification review', () => {
    it('is found as it was submitted', async () => {
      const { id, evidence } = await submits({ kind: 'picture', comparedWith: '/a.webp' });
      expect(await found(id)).toMatchObject({
        id,
        userId,
        kind: 'picture',
        comparedWith: '/a.webp',
        submittedAt: MONDAY,
        dueAt: new Date('2026-03-05T05:00:00Z'),
        status: 'submitted',
        fileDueAt: days(30),
        decidedAt: null,
        evidence,
      });
      expect(await stores.reviews.find(id)).toMatchObject({ id, userId, evidence });
      expect(await stores.reviews.find(id + 1)).toBeNull();
      expect((await openOf('picture'))!.id).toBe(id);
      expect(await openOf('id')).toBeNull();
    });

    it('stores its decision and its event in the same unit of work', async () => {
      const { id } = await submits();
      const moderator = await joins('maya');
      await changes(id, (review) => review.claim({ id: moderator, isTableMate: false }, days(1)));
      expect((await found(id))!.holderAt(days(1))).toBe(moderator);
      await changes(id, (review) =>
        review.reject(moderator, days(1), { reason: 'expired', note: 'In May.' }),
      );
      expect(await found(id)).toMatchObject({
        status: 'rejected',
        reason: 'expired',
        note: 'In May.',
        decidedBy: moderator,
        decidedAt: days(1),
        fileDueAt: days(8),
      });
      expect(await openOf('id')).toBeNull();
      expect(await stores.published()).toEqual(['review-decided']);
    });

    it('is the only open one of its kind', async () => {
      const { id } = await submits();
      await expect(submits()).rejects.toThrow(ReviewAlreadyOpen);
      await submits({ kind: 'picture' });
      await changes(id, (review) => review.withdraw('user', MONDAY));
      await submits();
    });

    it('is stored once after concurrent submissions', async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => submits()));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ReviewAlreadyOpen);
      }
    });

    it('refers to its file until the file is deleted', async () => {
      const { id, evidence } = await submits();
      const { key } = evidence!;
      expect([await stores.reviews.holdsFile(key), await stores.reviews.holdsFile('evidence/x')]).toEqual([
        true,
        false,
      ]);
      await changes(id, (review) => review.withdraw('user', MONDAY));
      await changes(id, (review) => review.forgetFile());
      expect(await stores.reviews.holdsFile(key)).toBe(false);
      expect((await found(id))!.evidence).toBeNull();
    });
  });

  it('files past their retention are found, in pages, and counted', async () => {
    const later = await submits({}, days(1));
    const sooner = await submits({ kind: 'picture' });
    expect(await stores.reviews.withFileDue(days(29), 10)).toEqual([]);
    const due = await stores.reviews.withFileDue(days(31), 10);
    expect(due.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      [later.id, true],
      [sooner.id, true],
    ]);
    const [first] = await stores.reviews.withFileDue(days(31), 1);
    expect(await stores.reviews.withFileDue(days(31), 1, first!.id)).toMatchObject([{ id: sooner.id }]);
    expect(await stores.queries.countFilesKeptPast(days(30))).toBe(0);
    expect(await stores.queries.countFilesKeptPast(days(32))).toBe(2);
  });

  it('the owner sees the newest review of each kind', async () => {
    const { id } = await submits();
    await changes(id, (review) => review.withdraw('user', MONDAY));
    await submits({}, days(1));
    await submits({ kind: 'picture' });
    const rows = await stores.queries.latestReviewsOf(userId);
    expect(rows.map(({ kind, status, submittedAt }) => [kind, status, submittedAt])).toEqual([
      ['id', 'submitted', days(1)],
      ['picture', 'submitted', MONDAY],
    ]);
    expect(await stores.queries.latestReviewsOf(userId + 1)).toEqual([]);
  });

  describe('a phone verification', () => {
    const waits = (digest = 'right', now = MONDAY) =>
      stores.unitOfWork.run(() =>
        stores.verifications.replace(PhoneVerification.of(userId, NUMBER, digest, now)),
      );
    const tries = (guess: string) =>
      stores.unitOfWork.run(async () => {
        const waiting = (await stores.verifications.findForUpdate(userId))!;
        const isRight = waiting.tryCode(guess, MONDAY) === 'right';
        await stores.verifications.save(waiting);
        return isRight;
      });

    it('counts its attempts', async () => {
      await waits();
      for (let wrong = 0; wrong < 5; wrong++) expect(await tries('wrong')).toBe(false);
      expect(await tries('right')).toBe(false);
    });

    it('is replaced by a newer one, which resets the attempts', async () => {
      await waits('older');
      for (let wrong = 0; wrong < 5; wrong++) await tries('wrong');
      await waits('newer');
      expect(await tries('older')).toBe(false);
      expect(await tries('newer')).toBe(true);
    });

    it('ends by removal or expiry', async () => {
      await waits();
      expect(await stores.verifications.removeExpiredBefore(MONDAY, 9)).toBe(0);
      expect(await stores.verifications.removeExpiredBefore(days(1), 9)).toBe(1);
      await waits();
      await stores.unitOfWork.run(async () =>
        stores.verifications.remove((await stores.verifications.findForUpdate(userId))!),
      );
      expect(await stores.unitOfWork.run(() => stores.verifications.findForUpdate(userId))).toBeNull();
    });
  });

  it('a phone number is unique per user', async () => {
    const other = await joins('ben');
    const verifies = (id: number) =>
      stores.unitOfWork.run(async () => {
        const user = (await stores.users.findForUpdate(id))!;
        user.verifyPhone(NUMBER, MONDAY);
        await stores.users.save(user);
      });
    await verifies(userId);
    await expect(verifies(other)).rejects.toThrow(PhoneNumberTaken);
    expect(await stores.users.find(other)).toMatchObject({ phoneNumber: null, trustScore: 40 });
  });
}
