import { MAX_PDF_PAGES } from '../../../application/trust-score/evidence-errors.js';
import { REVIEW_KINDS } from '../../../domain/trust-score/review-kind.js';
import {
  LONGEST_NOTE,
  REASONS,
  REVIEW_STATUSES,
  type ReviewReason,
} from '../../../domain/trust-score/verification-review.js';
import {
  Bool,
  DateText,
  Described,
  FromText,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
  Text,
  WholeNumber,
} from '../fields.js';
import { ClaimResponse, PersonResponse } from '../admin/person.dto.js';

export class ApproveBody {
  @Described('For an ID: whether its date of birth equals that of the account; false is refused.')
  @Optional()
  @Nullable()
  @Bool()
  dateOfBirthAgrees?: boolean | null;
}

export class RejectBody {
  @OneOf(REASONS, 'Please choose a reason')
  reason!: ReviewReason;

  @Described('A message to the user, shown in the app and sent by email.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_NOTE, trim: true })
  note?: string | null;
}

/** The page of the file. */
export class PageQuery {
  @Optional()
  @FromText()
  @WholeNumber({ min: 1, max: MAX_PDF_PAGES, message: 'There is no such page' })
  page?: number;
}

/** A review in the list. Its status is `submitted` again once its claim has expired. */
export class VerificationEntryResponse {
  @Id() id!: number;
  @OneOf(REVIEW_KINDS) kind!: string;
  @OneOf(REVIEW_STATUSES) status!: string;
  @Described('Null once the account is deleted.')
  @NestedOrNull(() => PersonResponse)
  person!: PersonResponse | null;
  @Instant() submittedAt!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @NestedOrNull(() => ClaimResponse) claim!: ClaimResponse | null;
  @NestedOrNull(() => PersonResponse) decidedBy!: PersonResponse | null;
  @Nullable() @Instant() decidedAt!: string | null;
  @Nullable() @OneOf(REASONS) reason!: string | null;
}

/** The user's data that a moderator needs for the decision. */
export class ReviewedPersonResponse {
  @Text({ max: 50 }) firstName!: string;
  @Text({ max: 50 }) lastName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Described('0 to 100.')
  @WholeNumber()
  trustScore!: number;
  @Instant() memberSince!: string;
  @Described('Only for the moderator with a valid claim on an ID.')
  @Nullable()
  @DateText()
  dateOfBirth!: string | null;
}

/** The outcome of another review of the same user. */
export class EarlierVerificationResponse {
  @Id() id!: number;
  @OneOf(REVIEW_KINDS) kind!: string;
  @OneOf(REVIEW_STATUSES) status!: string;
  @Nullable() @Instant() decidedAt!: string | null;
  @Nullable() @OneOf(REASONS) reason!: string | null;
}

export class VerificationRecordResponse extends VerificationEntryResponse {
  @Described('Null once the file is deleted.')
  @Nullable()
  @Text({ max: 100 })
  contentType!: string | null;
  @Bool() hasFile!: boolean;
  @Described('Number of pages, each fetched with `?page=`.')
  @WholeNumber({ min: 1, max: MAX_PDF_PAGES })
  pageCount!: number;
  @Described('Whether the reader may claim it now.')
  @Bool()
  mayReview!: boolean;
  @Described('Why the reader cannot decide; null if they can.')
  @Nullable()
  @OneOf(['yourself', 'table_mate', 'claimed', 'over'])
  whyNot!: string | null;
  @Described('The profile picture to which the photo is compared.')
  @Nullable()
  @Text({ max: 500 })
  comparedWith!: string | null;
  @Nullable() @Text({ max: LONGEST_NOTE }) note!: string | null;
  @Described('Whether the document has the same date of birth as the account.')
  @Nullable()
  @Bool()
  dateOfBirthAgrees!: boolean | null;
  @NestedOrNull(() => ReviewedPersonResponse) about!: ReviewedPersonResponse | null;
  @Described('Newest first.')
  @ListOf(() => EarlierVerificationResponse, 10)
  earlier!: EarlierVerificationResponse[];
}
