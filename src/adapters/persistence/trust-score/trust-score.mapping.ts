import { defineEntity, p } from '@mikro-orm/core';
import { PhoneVerification } from '../../../domain/trust-score/phone-verification.js';
import { VerificationReview } from '../../../domain/trust-score/verification-review.js';
import { claimed } from '../review-cases/claim.mapping.js';
import { mapped } from '../mapped.js';

/** The partial unique index that allows one open review per user and kind. */
export const ONE_OPEN_REVIEW = 'one_open_review_per_kind';

export const VerificationReviewMapping = defineEntity({
  class: mapped(VerificationReview),
  tableName: 'verification_reviews',
  properties: {
    id: p.integer().primary(),
    userId: p.integer().nullable(),
    kind: p.string(),
    comparedWith: p.string().nullable(),
    submittedAt: p.datetime().columnType('timestamptz'),
    dueAt: p.datetime().columnType('timestamptz'),
    _status: p.string(),
    _fileKey: p.string().nullable(),
    _contentType: p.string().nullable(),
    _pageCount: p.integer(),
    _fileDueAt: p.datetime().columnType('timestamptz'),
    _claim: claimed(),
    _seenBy: p.integer().nullable(),
    _decidedBy: p.integer().nullable(),
    _decidedAt: p.datetime().columnType('timestamptz').nullable(),
    _reason: p.string().nullable(),
    _withdrawalCause: p.string().nullable(),
    _note: p.string().nullable(),
    _dateOfBirthAgrees: p.boolean().nullable(),
    _version: p.integer().version(),
  },
});

export const PhoneVerificationMapping = defineEntity({
  class: mapped(PhoneVerification),
  tableName: 'phone_verifications',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    phoneNumber: p.string(),
    createdAt: p.datetime().columnType('timestamptz'),
    // Named like the code columns of the other tables.
    _codeDigest: p.string().fieldName('code'),
    _codeExpiresAt: p.datetime().fieldName('code_expiry').columnType('timestamptz'),
    _codeTries: p.integer(),
  },
});

export const trustScoreMappings = [VerificationReviewMapping, PhoneVerificationMapping];
