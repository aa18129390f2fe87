import { ContainerModule } from 'inversify';
import { trustScoreErrors } from '../../adapters/http/trust-score/trust-score.errors.js';
import { verificationRoutes } from '../../adapters/http/trust-score/verification.routes.js';
import { PostgresPhoneVerifications } from '../../adapters/persistence/trust-score/postgres-phone-verifications.js';
import { PostgresReviews } from '../../adapters/persistence/trust-score/postgres-reviews.js';
import { PostgresVerificationQueries } from '../../adapters/persistence/trust-score/verification-queries.js';
import { EncryptedObjectStore } from '../../adapters/storage/encrypted-object-store.js';
import { FileEvidenceReader } from '../../adapters/storage/file-evidence-reader.js';
import { Codes } from '../../application/account/codes.js';
import type { ObjectStore } from '../../application/shared/ports.js';
import { SEND_TEXT_MESSAGE, SendTextMessage } from '../../application/shared/send-text-message.js';
import { EvidenceFiles, REMOVE_STRAY_FILE, RemoveStrayFile } from '../../application/trust-score/evidence.js';
import { OnReviewEnded } from '../../application/trust-score/on-review-ended.js';
import type {
  EvidenceReader,
  PhoneVerifications,
  VerificationQueries,
} from '../../application/trust-score/ports.js';
import { PURGE_EVIDENCE, PurgeEvidence } from '../../application/trust-score/purge-evidence.js';
import { PURGE_PHONE_CODES, PurgePhoneCodes } from '../../application/trust-score/purge-phone-codes.js';
import { ReadVerification } from '../../application/trust-score/read-verification.js';
import { SendPhoneCode, type TextSettings } from '../../application/trust-score/send-phone-code.js';
import { SubmitReview } from '../../application/trust-score/submit-review.js';
import { VerifyPhone } from '../../application/trust-score/verify-phone.js';
import { WithdrawReview } from '../../application/trust-score/withdraw-review.js';
import { USERS } from './account.module.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  CHANCE,
  CLOCK,
  CONFIG,
  CONTEXT_EDGE,
  type ContextEdge,
  ENTITY_MANAGER,
  EVENTS,
  HOME_ZONE,
  JOBS,
  OBJECT_STORE,
  POOL,
  RATE_LIMITER,
  REVIEWS,
  SESSION_SECRET,
  TEXT_MESSAGES,
  UNIT_OF_WORK,
} from './tokens.js';

/** IDs and fresh photos, encrypted; a moderator's view of a file reads from here too. */
export const EVIDENCE_STORE = token<ObjectStore>('ObjectStore of evidence');
export const VERIFICATION_QUERIES = token<VerificationQueries>('VerificationQueries');
const PHONE_VERIFICATIONS = token<PhoneVerifications>('PhoneVerifications');
const EVIDENCE_READER = token<EvidenceReader>('EvidenceReader');
const TEXT_SETTINGS = token<TextSettings>('TextSettings');

export const trustScoreModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresReviews, [ENTITY_MANAGER, EVENTS], REVIEWS);
  bindClass(bind, PostgresPhoneVerifications, [ENTITY_MANAGER], PHONE_VERIFICATIONS);
  bindClass(bind, PostgresVerificationQueries, [POOL], VERIFICATION_QUERIES);
  bindClass(bind, FileEvidenceReader, [], EVIDENCE_READER);
  bind(EVIDENCE_STORE)
    .toResolvedValue(
      (store, config, sessionSecret) => new EncryptedObjectStore(store, config.filesKey ?? sessionSecret),
      [OBJECT_STORE, CONFIG, SESSION_SECRET],
    )
    .inSingletonScope();
  // In production nobody reads the development inbox.
  bind(TEXT_SETTINGS).toResolvedValue(
    ({ appName, sms, production }) => ({ appName, isOffered: sms !== undefined || !production }),
    [CONFIG],
  );

  bindClass(bind, SendTextMessage, [TEXT_MESSAGES]);
  bindClass(bind, EvidenceFiles, [EVIDENCE_STORE, JOBS, CHANCE]);
  bindClass(bind, RemoveStrayFile, [EvidenceFiles, REVIEWS]);

  bindClass(bind, SendPhoneCode, [
    UNIT_OF_WORK,
    USERS,
    PHONE_VERIFICATIONS,
    Codes,
    JOBS,
    RATE_LIMITER,
    CLOCK,
    TEXT_SETTINGS,
  ]);
  bindClass(bind, VerifyPhone, [UNIT_OF_WORK, USERS, PHONE_VERIFICATIONS, Codes, RATE_LIMITER, CLOCK]);
  bindClass(bind, PurgePhoneCodes, [PHONE_VERIFICATIONS, CLOCK]);
  bindClass(bind, SubmitReview, [
    UNIT_OF_WORK,
    USERS,
    REVIEWS,
    EVIDENCE_READER,
    EvidenceFiles,
    RATE_LIMITER,
    CLOCK,
    HOME_ZONE,
  ]);
  bindClass(bind, WithdrawReview, [UNIT_OF_WORK, USERS, REVIEWS, CLOCK]);
  bindClass(bind, ReadVerification, [USERS, VERIFICATION_QUERIES]);
  bindClass(bind, OnReviewEnded, [UNIT_OF_WORK, REVIEWS, EvidenceFiles, CLOCK]);
  bindClass(bind, PurgeEvidence, [REVIEWS, WithdrawReview, OnReviewEnded, CLOCK]);

  bind(CONTEXT_EDGE)
    .toDynamicValue((context): ContextEdge => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: verificationRoutes({
          readVerification: get(ReadVerification),
          sendPhoneCode: get(SendPhoneCode),
          verifyPhone: get(VerifyPhone),
          submitReview: get(SubmitReview),
          withdrawReview: get(WithdrawReview),
        }),
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
