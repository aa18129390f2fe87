import { defineEntity, p } from '@mikro-orm/core';
import { PhoneVerification } from '../../../domain/trust-score/phone-verification.js';
import { VerificationReview } from '../../../domain/trust-score/verification-review.js';
import { claimed } from '../claim.mapping.js';
import { mapped } from '../mapped.js';

/** The partial unique index that holds one undecided review per person and kind. */
export const ONE_OPEN_REVIEW = 'one_open_review_per_kind';

export const VerificationReviewMapping = defineEntity({
  class: mapped(VerificationReview),
  tableName: 'verification_reviews',
  properties: {
    id: p.integer().primary(),
    userId: p.integer().fieldName('user_id').nullable(),
    kind: p.string(),
    comparedWith: p.string().fieldName('compared_with').nullable(),
    submittedAt: p.datetime().fieldName('submitted_at').columnType('timestamptz'),
    dueAt: p.datetime().fieldName('due_at').columnType('timestamptz'),
    _status: p.string().fieldName('status'),
    _fileKey: p.string().fieldName('file_key').nullable(),
    _contentType: p.string().fieldName('content_type').nullable(),
    _pageCount: p.integer().fieldName('page_count'),
    _fileDueAt: p.datetime().fieldName('file_due_at').columnType('timestamptz'),
    _claim: claimed(),
    _seenBy: p.integer().fieldName('seen_by').nullable(),
    _decidedBy: p.integer().fieldName('decided_by').nullable(),
    _decidedAt: p.datetime().fieldName('decided_at').columnType('timestamptz').nullable(),
    _reason: p.string().fieldName('reason').nullable(),
    _note: p.string().fieldName('note').nullable(),
    _dateOfBirthAgrees: p.boolean().fieldName('date_of_birth_agrees').nullable(),
    _version: p.integer().version().fieldName('version'),
  },
});

export const PhoneVerificationMapping = defineEntity({
  class: mapped(PhoneVerification),
  tableName: 'phone_verifications',
  properties: {
    id: p.integer().primary(),
    userId: p.integer().fieldName('user_id'),
    phoneNumber: p.string().fieldName('phone_number'),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
    _codeDigest: p.string().fieldName('code'),
    _codeExpiresAt: p.datetime().fieldName('code_expiry').columnType('timestamptz'),
    _codeTries: p.integer().fieldName('code_tries'),
  },
});

export const trustScoreMappings = [VerificationReviewMapping, PhoneVerificationMapping];
