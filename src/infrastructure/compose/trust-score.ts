import { Codes } from '../../application/account/codes.js';
import type { CodeDigests, Users } from '../../application/account/ports.js';
import { ReviewDesk } from '../../application/review-cases/review-desk.js';
import type { ObjectStore } from '../../application/shared/ports.js';
import { ApproveReview } from '../../application/trust-score/approve-review.js';
import { EvidenceFiles } from '../../application/trust-score/evidence-files.js';
import { ReadHandedInFiles } from '../../application/trust-score/handed-in-files.js';
import { OnReviewEnded } from '../../application/trust-score/on-review-ended.js';
import { PhoneCodeTexts } from '../../application/trust-score/phone-code-texts.js';
import type {
  EvidenceReader,
  FileAlarm,
  NumberingPlans,
  PhoneVerifications,
  Reviews,
  SealedFiles,
  VerificationQueries,
} from '../../application/trust-score/ports.js';
import { PurgeEvidence } from '../../application/trust-score/purge-evidence.js';
import { purgePhoneCodes } from '../../application/trust-score/purge-phone-codes.js';
import { ReadVerification } from '../../application/trust-score/read-verification.js';
import { RejectReview } from '../../application/trust-score/reject-review.js';
import { RemovePhone } from '../../application/trust-score/remove-phone.js';
import { RemoveStrayFile } from '../../application/trust-score/remove-stray-file.js';
import { ResealEvidence } from '../../application/trust-score/reseal-evidence.js';
import { ReviewMails } from '../../application/trust-score/review-mails.js';
import type { ReviewQueries } from '../../application/trust-score/review-views.js';
import { SendPhoneCode } from '../../application/trust-score/send-phone-code.js';
import { SubmitReview } from '../../application/trust-score/submit-review.js';
import { type BudgetAlarm, TextBudget } from '../../application/trust-score/text-budget.js';
import { TextLimits } from '../../application/trust-score/text-limits.js';
import { VerificationCases } from '../../application/trust-score/verification-cases.js';
import { VerifyPhone } from '../../application/trust-score/verify-phone.js';
import { ViewEvidence } from '../../application/trust-score/view-evidence.js';
import { WithdrawOpenReviews } from '../../application/trust-score/withdraw-open-reviews.js';
import { WithdrawReview } from '../../application/trust-score/withdraw-review.js';
import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly reviews: Reviews;
  readonly phoneVerifications: PhoneVerifications;
  readonly verificationQueries: VerificationQueries;
  readonly reviewQueries: ReviewQueries;
  readonly digests: CodeDigests;
  readonly numberingPlans: NumberingPlans;
  readonly evidenceReader: EvidenceReader;
  /** Encrypted store of IDs and photos. */
  readonly evidenceStore: ObjectStore & SealedFiles;
  readonly fileAlarm: FileAlarm;
  readonly budgetAlarm: BudgetAlarm;
  readonly texts: {
    readonly isOffered: boolean;
    /** ISO codes of the countries to whose numbers texts are sent. */
    readonly countries: readonly string[];
    readonly messagesPerDay: number;
  };
}

export function composeTrustScore(shared: Shared, ports: Ports) {
  const { jobs, chance, clock } = shared;
  const { users, reviews, verificationQueries, phoneVerifications, evidenceReader, evidenceStore } = ports;
  const files = new EvidenceFiles(evidenceReader, evidenceStore, jobs, chance);
  const { onReviewEnded, purgeEvidence, ...ownReviews } = composeOwnReviews(shared, ports, files);
  const handlers = {
    removeStrayFile: new RemoveStrayFile(files, reviews),
    purgePhoneCodes: purgePhoneCodes(phoneVerifications, clock),
    purgeEvidence,
    onReviewEnded,
  };
  return {
    readVerification: new ReadVerification(users, verificationQueries),
    ...composePhone(shared, ports),
    ...ownReviews,
    ...composeDesk(shared, ports, files),
    resealEvidence: new ResealEvidence(reviews, evidenceStore, files, clock),
    handlers,
  };
}

function composePhone(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, audit, limiter, chance, clock, appName } = shared;
  const { users, phoneVerifications, numberingPlans, digests, budgetAlarm, texts } = ports;
  const codes = new Codes(chance, digests);
  const limits = new TextLimits(
    numberingPlans,
    limiter,
    new TextBudget(limiter, clock, budgetAlarm, texts.messagesPerDay),
    new Set(texts.countries),
  );
  return {
    sendPhoneCode: new SendPhoneCode(
      unitOfWork,
      users,
      phoneVerifications,
      codes,
      new PhoneCodeTexts(jobs, { appName, isOffered: texts.isOffered }),
      limits,
      numberingPlans,
      clock,
    ),
    verifyPhone: new VerifyPhone(
      unitOfWork,
      users,
      phoneVerifications,
      codes,
      numberingPlans,
      limiter,
      clock,
    ),
    removePhone: new RemovePhone(unitOfWork, users, phoneVerifications, audit, clock),
  };
}

function composeOwnReviews(shared: Shared, { users, reviews }: Ports, files: EvidenceFiles) {
  const { unitOfWork, limiter, clock, homeZone } = shared;
  const withdrawReview = new WithdrawReview(unitOfWork, users, reviews, clock);
  const onReviewEnded = new OnReviewEnded(unitOfWork, reviews, files, clock);
  return {
    submitReview: new SubmitReview(unitOfWork, users, reviews, files, limiter, clock, homeZone),
    withdrawReview,
    withdrawOpenReviews: new WithdrawOpenReviews(reviews, clock),
    readHandedInFiles: new ReadHandedInFiles(reviews, files),
    onReviewEnded,
    purgeEvidence: new PurgeEvidence(reviews, withdrawReview, onReviewEnded, clock),
  };
}

function composeDesk(shared: Shared, ports: Ports, files: EvidenceFiles) {
  const { unitOfWork, jobs, realtime, audit, clock, appName, publicUrl } = shared;
  const { users, reviews, reviewQueries, fileAlarm } = ports;
  const mails = new ReviewMails(appName, publicUrl, jobs);
  const verificationCases = new VerificationCases(users, reviews, realtime, clock);
  const verificationDesk = new ReviewDesk(shared, verificationCases, {
    cases: reviews,
    queries: reviewQueries,
    NotFound: NoSuchReview,
  });
  return {
    verificationDesk,
    approveReview: new ApproveReview(unitOfWork, verificationDesk, mails),
    rejectReview: new RejectReview(unitOfWork, verificationDesk, mails),
    viewEvidence: new ViewEvidence(unitOfWork, reviews, files, audit, fileAlarm, clock),
  };
}
