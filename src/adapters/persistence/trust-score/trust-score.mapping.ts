import { defineEntity, p } from '@mikro-orm/core';
import type { PhoneVerificationState } from '../../../domain/trust-score/phone-verification.js';
import type { VerificationReviewState } from '../../../domain/trust-score/verification-review.js';
import { TextListType } from '../text-list-type.js';

/** The partial unique index that allows one open review per user and kind. */
export const ONE_OPEN_REVIEW = 'one_open_review_per_kind';

export const VerificationReviewRecord = defineEntity({
  name: 'VerificationReviewRecord',
  tableName: 'verification_reviews',
  properties: {
    id: p.integer().primary(),
    userId: p.integer().nullable(),
    kind: p.string().$type<VerificationReviewState['kind']>(),
    comparedWith: p.string().nullable(),
    submittedAt: p.datetime().columnType('timestamptz'),
    dueAt: p.datetime().columnType('timestamptz'),
    status: p.string().$type<VerificationReviewState['status']>(),
    fileKey: p.string().nullable(),
    contentType: p.string().nullable(),
    pageCount: p.integer(),
    fileDueAt: p.datetime().columnType('timestamptz'),
    claimedBy: p.integer().nullable(),
    claimedUntil: p.datetime().columnType('timestamptz').nullable(),
    seenBy: p.integer().nullable(),
    decidedBy: p.integer().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    reason: p.string().$type<NonNullable<VerificationReviewState['reason']>>().nullable(),
    withdrawalCause: p.string().$type<NonNullable<VerificationReviewState['withdrawalCause']>>().nullable(),
    note: p.string().nullable(),
    dateOfBirthAgrees: p.boolean().nullable(),
    version: p.integer().version(),
  },
});

export const PhoneVerificationRecord = defineEntity({
  name: 'PhoneVerificationRecord',
  tableName: 'phone_verifications',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    phoneNumber: p.string().$type<PhoneVerificationState['phoneNumber']>(),
    createdAt: p.datetime().columnType('timestamptz'),
    // Named like the code columns of the other tables.
    codeDigest: p.string().fieldName('code'),
    codeExpiresAt: p.datetime().fieldName('code_expiry').columnType('timestamptz'),
    codeTries: p.integer(),
    replacedDigests: p.type(TextListType),
  },
});

export const trustScoreMappings = [VerificationReviewRecord, PhoneVerificationRecord];
