import { PHONE_NUMBER_RULE } from '../../../domain/trust-score/phone-number.js';
import { REVIEW_KINDS } from '../../../domain/trust-score/review-kind.js';
import {
  LONGEST_NOTE,
  REASONS,
  REVIEW_STATUSES,
  WITHDRAWAL_CAUSES,
} from '../../../domain/trust-score/verification-review.js';
import { Code } from '../account/account.fields.js';
import { Bool, Described, Instant, ListOf, Nested, Nullable, OneOf, Text, WholeNumber } from '../fields.js';

/** Of a typed number, with spaces, brackets and dashes. */
const LONGEST_NUMBER = 40;

export class PhoneNumberBody {
  @Text({ min: 1, max: LONGEST_NUMBER, message: PHONE_NUMBER_RULE })
  phoneNumber!: string;
}

export class PhoneCodeBody extends PhoneNumberBody {
  @Code('Verification code must be 6 digits')
  code!: string;
}

export class ReviewParams {
  @OneOf(REVIEW_KINDS, 'Not found.')
  kind!: (typeof REVIEW_KINDS)[number];
}

/** The user's verification steps, 20 points each. */
export class TrustStepsResponse {
  @Bool() email!: boolean;
  @Bool() birthDate!: boolean;
  @Bool() phone!: boolean;
  @Bool() idDocument!: boolean;
  @Bool() profilePicture!: boolean;
}

/** The newest review of its kind, as its user sees it. */
export class ReviewResponse {
  @OneOf(REVIEW_KINDS) kind!: string;
  @OneOf(REVIEW_STATUSES) status!: string;
  @Instant() submittedAt!: string;
  @Described('The end of the second business day after the upload.')
  @Instant()
  dueAt!: string;
  @Nullable() @Instant() decidedAt!: string | null;
  @Nullable() @OneOf(REASONS) reason!: string | null;
  @Described('Null unless the review is withdrawn, and for one that was withdrawn before causes were stored.')
  @Nullable()
  @OneOf(WITHDRAWAL_CAUSES)
  withdrawalCause!: string | null;
  @Nullable() @Text({ max: LONGEST_NOTE }) note!: string | null;
}

export class VerificationResponse {
  @Described('0 to 100.')
  @WholeNumber()
  trustScore!: number;
  @Nested(() => TrustStepsResponse) steps!: TrustStepsResponse;
  @Described('Masked except for the last four digits.')
  @Nullable()
  @Text({ max: 20 })
  phoneNumber!: string | null;
  @ListOf(() => ReviewResponse, 2) reviews!: ReviewResponse[];
}
