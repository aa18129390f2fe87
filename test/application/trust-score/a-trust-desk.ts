import { BundledNumberingPlans } from '../../../src/adapters/sms/numbering-plans.js';
import { Codes } from '../../../src/application/account/codes.js';
import { ReviewDesk } from '../../../src/application/review-cases/review-desk.js';
import type { Mail, TextMessage } from '../../../src/application/shared/ports.js';
import { ApproveReview } from '../../../src/application/trust-score/approve-review.js';
import { ReadHandedInFiles } from '../../../src/application/trust-score/handed-in-files.js';
import { EvidenceFiles } from '../../../src/application/trust-score/evidence-files.js';
import { OnReviewEnded } from '../../../src/application/trust-score/on-review-ended.js';
import { PurgeEvidence } from '../../../src/application/trust-score/purge-evidence.js';
import { purgePhoneCodes } from '../../../src/application/trust-score/purge-phone-codes.js';
import { PhoneCodeTexts } from '../../../src/application/trust-score/phone-code-texts.js';
import { RejectReview } from '../../../src/application/trust-score/reject-review.js';
import { RemovePhone } from '../../../src/application/trust-score/remove-phone.js';
import { RemoveStrayFile } from '../../../src/application/trust-score/remove-stray-file.js';
import { ReviewMails } from '../../../src/application/trust-score/review-mails.js';
import { SendPhoneCode } from '../../../src/application/trust-score/send-phone-code.js';
import { SubmitReview } from '../../../src/application/trust-score/submit-review.js';
import { TextBudget } from '../../../src/application/trust-score/text-budget.js';
import { TextLimits } from '../../../src/application/trust-score/text-limits.js';
import { VerificationCases } from '../../../src/application/trust-score/verification-cases.js';
import { VerifyPhone } from '../../../src/application/trust-score/verify-phone.js';
import { ViewEvidence } from '../../../src/application/trust-score/view-evidence.js';
import { WithdrawReview } from '../../../src/application/trust-score/withdraw-review.js';
import type { User } from '../../../src/domain/account/user.js';
import { NoSuchReview } from '../../../src/domain/trust-score/review-errors.js';
import type { ReviewKind } from '../../../src/domain/trust-score/review-kind.js';
import type { ReviewReason } from '../../../src/domain/trust-score/verification-review.js';
import { aUser } from '../../support/builders/a-user.js';
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
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { RecordingRealtime } from '../../support/fakes/recording-realtime.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const ORIGIN = '203.0.113.7';
/** Two moderators. */
export const [MAYA, OMAR] = [7, 8] as const;
export const NUMBER = '+14155550123';

/** The use cases of the trust score, on fakes. */
export function aTrustDesk({ appName = 'Tablemates', isOffered = true } = {}) {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const reviews = new InMemoryReviews(jobs);
  const verifications = new InMemoryPhoneVerifications();
  const store = new InMemoryObjectStore();
  const audit = new RecordingAuditLog();
  const realtime = new RecordingRealtime();
  const unitOfWork = new InMemoryUnitOfWork(
    users.rows,
    reviews.rows,
    verifications.rows,
    jobs,
    audit,
    realtime,
  );
  const limiter = new InMemoryRateLimiter(clock);
  const codes = new Codes(new ScriptedChance(123_456), { digest: (...parts: string[]) => parts.join('/') });
  const files = new EvidenceFiles(anyFile, store, jobs, new ScriptedChance());

  const budget = new TextBudget(limiter, clock, { exhausted() {}, refused() {} }, 1000);
  const plans = new BundledNumberingPlans('US');
  const limits = new TextLimits(plans, limiter, budget, new Set(['US']));
  const texts = new PhoneCodeTexts(jobs, { appName: () => appName, isOffered });
  const send = new SendPhoneCode(unitOfWork, users, verifications, codes, texts, limits, plans, clock);
  const verify = new VerifyPhone(unitOfWork, users, verifications, codes, plans, limiter, clock);
  const removePhone = new RemovePhone(unitOfWork, users, verifications, audit, clock);
  const submit = new SubmitReview(unitOfWork, users, reviews, files, limiter, clock, 'America/New_York');
  const withdraw = new WithdrawReview(unitOfWork, users, reviews, clock);
  const onReviewEnded = new OnReviewEnded(unitOfWork, reviews, files, clock);
  const purge = new PurgeEvidence(reviews, withdraw, onReviewEnded, clock);
  const handedIn = new ReadHandedInFiles(reviews, files);
  const stray = new RemoveStrayFile(files, reviews);

  const tables: Array<[number, number]> = [];
  const tableMates = {
    areTableMates: async (one: number, other: number) =>
      tables.some((table) => table.includes(one) && table.includes(other)),
    satAt: async () => false,
  };
  const cases = new VerificationCases(users, reviews, realtime, clock);
  const caseDesk = new ReviewDesk({ unitOfWork, audit, staffDecisions: audit, tableMates, clock }, cases, {
    cases: reviews,
    queries: { find: async () => null },
    NotFound: NoSuchReview,
  });
  const mails = new ReviewMails(() => appName, 'https://tablemates.example', jobs);
  const approve = new ApproveReview(unitOfWork, caseDesk, mails);
  const reject = new RejectReview(unitOfWork, caseDesk, mails);
  const view = new ViewEvidence(unitOfWork, reviews, files, audit, { raise: () => undefined }, clock);
  const newest = () => reviews.rows.all().at(-1)!.id;

  const desk = {
    clock,
    jobs,
    users,
    reviews,
    verifications,
    store,
    unitOfWork,
    audit,
    realtime,
    handedIn,
    purgePhoneCodes: purgePhoneCodes(verifications, clock),

    async joins(name: string): Promise<User> {
      const user = aUser({ username: name, email: `${name}@example.org` });
      await users.save(user);
      return user;
    },
    send: (user: User, phoneNumber = NUMBER) =>
      send.execute({ userId: user.id, phoneNumber, origin: ORIGIN }),
    verify: (user: User, code: string, phoneNumber = NUMBER) =>
      verify.execute({ userId: user.id, phoneNumber, code, origin: ORIGIN }),
    removePhone: (user: User) => removePhone.execute({ userId: user.id }),
    texts: (): TextMessage[] => jobs.named<TextMessage>('send-text-message'),
    lastCode: (): string => /(?<!\d)\d{6}(?!\d)/.exec(desk.texts().at(-1)!.text)![0],

    handsIn: (
      user: User,
      kind: ReviewKind = 'id',
      readFile: () => Promise<Uint8Array> = async () => Uint8Array.of(1, 2, 3),
    ) => submit.execute({ userId: user.id, kind, readFile }),
    withdraws: (user: User, kind: ReviewKind = 'id') =>
      withdraw.execute({ userId: user.id, kind, cause: 'user' }),
    now: async (user: User): Promise<User> => (await users.find(user.id))!,
    async hasPicture(user: User, address = '/api/pictures/1/a.webp'): Promise<void> {
      const changing = (await users.find(user.id))!;
      changing.changePicture(address, clock.now());
      await users.save(changing);
    },

    /** Actions of moderators on the newest review. */
    claims: (moderatorId: number) => caseDesk.claim({ caseId: newest(), moderatorId }),
    releases: (moderatorId: number) => caseDesk.release({ caseId: newest(), moderatorId }),
    approves: (moderatorId: number, dateOfBirthAgrees: boolean | null = null) =>
      approve.execute({ reviewId: newest(), moderatorId, dateOfBirthAgrees }),
    rejects: (moderatorId: number, reason: ReviewReason = 'unreadable', note: string | null = null) =>
      reject.execute({ reviewId: newest(), moderatorId, reason, note }),
    views: (moderatorId: number, page = 1) => view.execute({ reviewId: newest(), moderatorId, page }),
    mails: (): Mail[] => jobs.named<Mail>('send-mail'),
    sitsWith: (person: User, moderatorId: number) => tables.push([person.id, moderatorId]),
    /** Runs the event handlers, but not the delayed job for stray files. */
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
