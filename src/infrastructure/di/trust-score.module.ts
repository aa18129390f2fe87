import { ContainerModule } from 'inversify';
import { BundledNumberingPlans } from '../../adapters/sms/numbering-plans.js';
import { consolePictureRoutes } from '../../adapters/http/admin/pictures.routes.js';
import { verificationDeskRoutes } from '../../adapters/http/admin/verifications.routes.js';
import { trustScoreErrors } from '../../adapters/http/trust-score/trust-score.errors.js';
import { verificationRoutes } from '../../adapters/http/trust-score/verification.routes.js';
import { PostgresPhoneVerifications } from '../../adapters/persistence/trust-score/postgres-phone-verifications.js';
import { PostgresReviews } from '../../adapters/persistence/trust-score/postgres-reviews.js';
import { PostgresReviewQueries } from '../../adapters/persistence/trust-score/review-queries.js';
import { PostgresVerificationQueries } from '../../adapters/persistence/trust-score/verification-queries.js';
import { EncryptedObjectStore } from '../../adapters/storage/encrypted-object-store.js';
import { PictureDecoder } from '../../adapters/storage/picture-decoder.js';
import { FileEvidenceReader } from '../../adapters/storage/file-evidence-reader.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import { Codes } from '../../application/account/codes.js';
import { PictureStore } from '../../application/shared/picture-store.js';
import type { ObjectStore } from '../../application/shared/ports.js';
import { SEND_TEXT_MESSAGE, SendTextMessage } from '../../application/notifications/send-text-message.js';
import { ClaimCase } from '../../application/review-cases/claim-case.js';
import { ReadCase } from '../../application/review-cases/read-case.js';
import { ReleaseCase } from '../../application/review-cases/release-case.js';
import { UpdateCase } from '../../application/review-cases/update-case.js';
import { ApproveReview } from '../../application/trust-score/approve-review.js';
import { ReadHandedInFiles } from '../../application/trust-score/handed-in-files.js';
import { EvidenceFiles, REMOVE_STRAY_FILE } from '../../application/trust-score/evidence-files.js';
import { OnReviewEnded } from '../../application/trust-score/on-review-ended.js';
import type {
  EvidenceReader,
  PhoneVerifications,
  Reviews,
  SealedFiles,
  VerificationQueries,
} from '../../application/trust-score/ports.js';
import { PURGE_EVIDENCE, PurgeEvidence } from '../../application/trust-score/purge-evidence.js';
import { PURGE_PHONE_CODES, PurgePhoneCodes } from '../../application/trust-score/purge-phone-codes.js';
import { ReadVerification } from '../../application/trust-score/read-verification.js';
import { RejectReview } from '../../application/trust-score/reject-review.js';
import { RemovePhone } from '../../application/trust-score/remove-phone.js';
import { RemoveStrayFile } from '../../application/trust-score/remove-stray-file.js';
import { ResealEvidence } from '../../application/trust-score/reseal-evidence.js';
import { ReviewMails } from '../../application/trust-score/review-mails.js';
import type { ReviewQueries, ReviewRecord } from '../../application/trust-score/review-views.js';
import { TextBudget } from '../../application/trust-score/text-budget.js';
import { TextLimits } from '../../application/trust-score/text-limits.js';
import { PhoneCodeTexts, type TextSettings } from '../../application/trust-score/phone-code-texts.js';
import { SendPhoneCode } from '../../application/trust-score/send-phone-code.js';
import { SubmitReview } from '../../application/trust-score/submit-review.js';
import { type LockedReview, VerificationCases } from '../../application/trust-score/verification-cases.js';
import { VerifyPhone } from '../../application/trust-score/verify-phone.js';
import { ViewEvidence } from '../../application/trust-score/view-evidence.js';
import { WithdrawOpenReviews } from '../../application/trust-score/withdraw-open-reviews.js';
import { WithdrawReview } from '../../application/trust-score/withdraw-review.js';
import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import { USERS } from './account.module.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  CURRENT_NAME,
  AUDIT_LOG,
  CHANCE,
  CLOCK,
  CONFIG,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  EVENTS,
  FILE_ALARM,
  HOME_ZONE,
  JOBS,
  OBJECT_STORE,
  POOL,
  PUBLIC_URL,
  RATE_LIMITER,
  REALTIME,
  SEALING_KEYS,
  TABLE_MATES,
  TEXT_BUDGET_ALARM,
  TEXT_MESSAGES,
  UNIT_OF_WORK,
  STAFF_DECISIONS,
} from './tokens.js';

/** Encrypted store of IDs and photos; the moderation context reads evidence from it too. */
export const EVIDENCE_STORE = token<ObjectStore & SealedFiles>('ObjectStore of evidence');
export const VERIFICATION_QUERIES = token<VerificationQueries>('VerificationQueries');
const REVIEWS = token<Reviews>('Reviews');
const PHONE_VERIFICATIONS = token<PhoneVerifications>('PhoneVerifications');
const EVIDENCE_READER = token<EvidenceReader>('EvidenceReader');
const REVIEW_QUERIES = token<ReviewQueries>('ReviewQueries');
const READ_REVIEW = token<ReadCase<ReviewRecord>>('ReadCase of verification reviews');
const UPDATE_REVIEW = token<UpdateCase<LockedReview>>('UpdateCase of verification reviews');
const CLAIM_REVIEW = token<ClaimCase>('ClaimCase of verification reviews');
const RELEASE_REVIEW = token<ReleaseCase>('ReleaseCase of verification reviews');
const TEXT_SETTINGS = token<TextSettings>('TextSettings');

export const trustScoreModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresReviews, [ENTITY_MANAGER, EVENTS], REVIEWS);
  bindClass(bind, PostgresPhoneVerifications, [ENTITY_MANAGER], PHONE_VERIFICATIONS);
  bindClass(bind, PostgresVerificationQueries, [POOL], VERIFICATION_QUERIES);
  bindClass(bind, PostgresReviewQueries, [POOL], REVIEW_QUERIES);
  bindClass(bind, FileEvidenceReader, [PictureDecoder], EVIDENCE_READER);
  bind(EVIDENCE_STORE)
    .toResolvedValue((store, keys) => new EncryptedObjectStore(store, keys), [OBJECT_STORE, SEALING_KEYS])
    .inSingletonScope();
  // In production there is no development inbox, so text messages need a provider.
  bind(TEXT_SETTINGS).toResolvedValue(
    ({ sms, production }, appName) => ({ appName, isOffered: sms !== undefined || !production }),
    [CONFIG, CURRENT_NAME],
  );

  bindClass(bind, SendTextMessage, [TEXT_MESSAGES]);
  bindClass(bind, EvidenceFiles, [EVIDENCE_READER, EVIDENCE_STORE, JOBS, CHANCE]);
  bindClass(bind, ReadHandedInFiles, [REVIEWS, EvidenceFiles]);
  bindClass(bind, RemoveStrayFile, [EvidenceFiles, REVIEWS]);

  bind(BundledNumberingPlans)
    .toResolvedValue(({ texts }) => new BundledNumberingPlans(texts.homeCountry), [CONFIG])
    .inSingletonScope();
  bind(TextLimits)
    .toResolvedValue(
      (plans, limiter, clock, alarm, { texts }) =>
        new TextLimits(
          plans,
          limiter,
          new TextBudget(limiter, clock, alarm, texts.messagesPerDay),
          new Set(texts.countries),
        ),
      [BundledNumberingPlans, RATE_LIMITER, CLOCK, TEXT_BUDGET_ALARM, CONFIG],
    )
    .inSingletonScope();
  bindClass(bind, PhoneCodeTexts, [JOBS, TEXT_SETTINGS]);
  bindClass(bind, SendPhoneCode, [
    UNIT_OF_WORK,
    USERS,
    PHONE_VERIFICATIONS,
    Codes,
    PhoneCodeTexts,
    TextLimits,
    BundledNumberingPlans,
    CLOCK,
  ]);
  bindClass(bind, VerifyPhone, [
    UNIT_OF_WORK,
    USERS,
    PHONE_VERIFICATIONS,
    Codes,
    BundledNumberingPlans,
    RATE_LIMITER,
    CLOCK,
  ]);
  bindClass(bind, RemovePhone, [UNIT_OF_WORK, USERS, PHONE_VERIFICATIONS, AUDIT_LOG, CLOCK]);
  bindClass(bind, PurgePhoneCodes, [PHONE_VERIFICATIONS, CLOCK]);
  bindClass(bind, SubmitReview, [
    UNIT_OF_WORK,
    USERS,
    REVIEWS,
    EvidenceFiles,
    RATE_LIMITER,
    CLOCK,
    HOME_ZONE,
  ]);
  bindClass(bind, WithdrawOpenReviews, [REVIEWS, CLOCK]);
  bindClass(bind, WithdrawReview, [UNIT_OF_WORK, USERS, REVIEWS, CLOCK]);
  bindClass(bind, ReadVerification, [USERS, VERIFICATION_QUERIES]);
  bindClass(bind, OnReviewEnded, [UNIT_OF_WORK, REVIEWS, EvidenceFiles, CLOCK]);
  bindClass(bind, PurgeEvidence, [REVIEWS, WithdrawReview, OnReviewEnded, CLOCK]);

  bindClass(bind, ResealEvidence, [REVIEWS, EVIDENCE_STORE, EvidenceFiles, CLOCK]);

  bindClass(bind, ReviewMails, [CURRENT_NAME, PUBLIC_URL, JOBS]);
  bind(READ_REVIEW)
    .toResolvedValue(
      (reviews, queries, tableMates, clock) =>
        new ReadCase(reviews, queries, tableMates, clock, NoSuchReview),
      [REVIEWS, REVIEW_QUERIES, TABLE_MATES, CLOCK],
    )
    .inSingletonScope();
  bindClass(bind, VerificationCases, [USERS, REVIEWS, REALTIME, CLOCK]);
  bindClass(
    bind,
    UpdateCase<LockedReview>,
    [UNIT_OF_WORK, VerificationCases, AUDIT_LOG, STAFF_DECISIONS, CLOCK],
    UPDATE_REVIEW,
  );
  bindClass(bind, ClaimCase, [UPDATE_REVIEW, TABLE_MATES], CLAIM_REVIEW);
  bindClass(bind, ReleaseCase, [UPDATE_REVIEW], RELEASE_REVIEW);
  bindClass(bind, ApproveReview, [UNIT_OF_WORK, UPDATE_REVIEW, ReviewMails]);
  bindClass(bind, RejectReview, [UNIT_OF_WORK, UPDATE_REVIEW, ReviewMails]);
  bindClass(bind, ViewEvidence, [UNIT_OF_WORK, REVIEWS, EvidenceFiles, AUDIT_LOG, FILE_ALARM, CLOCK]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: [
          ...verificationRoutes({
            readVerification: get(ReadVerification),
            sendPhoneCode: get(SendPhoneCode),
            verifyPhone: get(VerifyPhone),
            removePhone: get(RemovePhone),
            submitReview: get(SubmitReview),
            withdrawReview: get(WithdrawReview),
          }),
          ...verificationDeskRoutes({
            queries: get(REVIEW_QUERIES),
            reads: get(AuditedReads),
            readCase: get(READ_REVIEW),
            claimCase: get(CLAIM_REVIEW),
            releaseCase: get(RELEASE_REVIEW),
            approveReview: get(ApproveReview),
            rejectReview: get(RejectReview),
            viewEvidence: get(ViewEvidence),
            clock: get(CLOCK),
          }),
          ...consolePictureRoutes({ pictures: get(PictureStore) }),
        ],
        errors: trustScoreErrors,
        handlers: {
          [SEND_TEXT_MESSAGE]: run(SendTextMessage),
          [REMOVE_STRAY_FILE]: run(RemoveStrayFile),
          [PURGE_PHONE_CODES]: run(PurgePhoneCodes),
          [PURGE_EVIDENCE]: run(PurgeEvidence),
          'review-decided': run(OnReviewEnded),
          'review-withdrawn': run(OnReviewEnded),
        },
        recurring: [
          { name: PURGE_PHONE_CODES, match: '47 * * * *' },
          { name: PURGE_EVIDENCE, match: '23 * * * *' },
        ],
      };
    })
    .inSingletonScope();
});
