import { Codes } from '../../../src/application/account/codes.js';
import type { TextMessage } from '../../../src/application/shared/ports.js';
import { EvidenceFiles, RemoveStrayFile } from '../../../src/application/trust-score/evidence.js';
import { OnReviewEnded } from '../../../src/application/trust-score/on-review-ended.js';
import { PurgeEvidence } from '../../../src/application/trust-score/purge-evidence.js';
import { PurgePhoneCodes } from '../../../src/application/trust-score/purge-phone-codes.js';
import { SendPhoneCode } from '../../../src/application/trust-score/send-phone-code.js';
import { SubmitReview } from '../../../src/application/trust-score/submit-review.js';
import { VerifyPhone } from '../../../src/application/trust-score/verify-phone.js';
import { WithdrawReview } from '../../../src/application/trust-score/withdraw-review.js';
import type { User } from '../../../src/domain/account/user.js';
import type { ReviewKind, VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { aStudent } from '../../support/builders/a-student.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import {
  anyFile,
  InMemoryPhoneVerifications,
  InMemoryReviews,
} from '../../support/fakes/in-memory-trust-score.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const ORIGIN = '203.0.113.7';
export const NUMBER = '+14155550123';

/** Everything around being trusted, on fakes, spoken to as a person would. */
export function aTrustDesk({ appName = 'Tablemates', isOffered = true } = {}) {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const reviews = new InMemoryReviews(jobs);
  const verifications = new InMemoryPhoneVerifications();
  const store = new InMemoryObjectStore();
  const work = new InMemoryUnitOfWork(users.rows, reviews.rows, verifications.rows, jobs);
  const limiter = new InMemoryRateLimiter(clock);
  const codes = new Codes(new ScriptedChance(123_456), { digest: (...parts: string[]) => parts.join('/') });
  const files = new EvidenceFiles(store, jobs, new ScriptedChance());

  const send = new SendPhoneCode(work, users, verifications, codes, jobs, limiter, clock, {
    appName,
    isOffered,
  });
  const verify = new VerifyPhone(work, users, verifications, codes, limiter, clock);
  const submit = new SubmitReview(work, users, reviews, anyFile, files, limiter, clock, 'America/New_York');
  const withdraw = new WithdrawReview(work, users, reviews, clock);
  const onReviewEnded = new OnReviewEnded(work, reviews, files, clock);
  const purge = new PurgeEvidence(reviews, withdraw, onReviewEnded, clock);
  const stray = new RemoveStrayFile(files, reviews);

  const desk = {
    clock,
    jobs,
    users,
    reviews,
    verifications,
    store,
    work,
    purgePhoneCodes: new PurgePhoneCodes(verifications, clock),

    async joins(name: string): Promise<User> {
      const user = aStudent({ username: name, email: `${name}@example.org` });
      await users.save(user);
      return user;
    },
    send: (user: User, phoneNumber = NUMBER) =>
      send.execute({ userId: user.id, phoneNumber, origin: ORIGIN }),
    verify: (user: User, code: string, phoneNumber = NUMBER) =>
      verify.execute({ userId: user.id, phoneNumber, code, origin: ORIGIN }),
    texts: (): TextMessage[] => jobs.named<TextMessage>('send-text-message'),
    lastCode: (): string => /(?<!\d)\d{6}(?!\d)/.exec(desk.texts().at(-1)!.text)![0],

    handsIn: (
      user: User,
      kind: ReviewKind = 'id',
      readFile: () => Promise<Uint8Array> = async () => Uint8Array.of(1, 2, 3),
    ) => submit.execute({ userId: user.id, kind, readFile }),
    withdraws: (user: User, kind: ReviewKind = 'id') => withdraw.execute({ userId: user.id, kind }),
    now: async (user: User): Promise<User> => (await users.find(user.id))!,
    async hasPicture(user: User): Promise<void> {
      const changing = (await users.find(user.id))!;
      changing.changePicture('/api/pictures/1/a.webp', clock.now());
      await users.save(changing);
    },

    /** What a moderator does with the newest review. */
    async decides(decide: (review: VerificationReview) => void): Promise<void> {
      const review = (await reviews.findToChange(reviews.rows.all().at(-1)!.id))!;
      review.claim({ id: 7, isTableMate: false }, clock.now());
      decide(review);
      await reviews.save(review);
    },
    /** Does the work that was put off until after the answer, an hour's wait for strays apart. */
    async runJobs(): Promise<void> {
      for (const name of ['review-decided', 'review-withdrawn']) {
        for (const event of jobs.take<{ reviewId: number }>(name)) await onReviewEnded.execute(event);
      }
    },
    async looksForStrays(): Promise<void> {
      for (const payload of jobs.take<{ key: string }>('remove-stray-file')) await stray.execute(payload);
    },
    async purges(): Promise<void> {
      await purge.execute();
      await desk.runJobs();
    },
  };
  return desk;
}
