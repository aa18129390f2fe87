import {
  LONGEST_REPORT_NOTE,
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_STATUSES,
} from '../../../domain/moderation/report.js';
import {
  DateText,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
  Text,
  TextList,
  WholeNumber,
  Bool,
} from '../fields.js';
import { ClaimResponse, PersonResponse } from './person.dto.js';

export class DecideReportBody {
  /** Words to other moderators; neither of the two people reads them. */
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REPORT_NOTE, trim: true })
  note?: string | null;
}

/** A report in the list. Once a claim has run out, it is `submitted` again. */
export class ReportEntryResponse {
  @Id() id!: number;
  @OneOf(REPORT_KINDS) kind!: string;
  @OneOf(REPORT_REASONS) reason!: string;
  @OneOf(REPORT_STATUSES) status!: string;
  /** The person, the author or the organiser; null once the account is gone. */
  @NestedOrNull(() => PersonResponse) about!: PersonResponse | null;
  /** Who reported; null once the account is gone, and while it is withheld. */
  @NestedOrNull(() => PersonResponse) by!: PersonResponse | null;
  /** The reader knows one of the people, or sat at the table: reporter, words and evidence are null for them. */
  @Bool() isWithheld!: boolean;
  @Instant() submittedAt!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @NestedOrNull(() => ClaimResponse) claim!: ClaimResponse | null;
  @NestedOrNull(() => PersonResponse) decidedBy!: PersonResponse | null;
  @Nullable() @Instant() decidedAt!: string | null;
  /** How many reports there are about the same person, this one included. */
  @WholeNumber() reportsAboutThem!: number;
}

/** What others saw of the person when they were reported. */
export class ReportedProfileResponse {
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 400 }) bio!: string | null;
  @TextList(10, 30) interests!: string[];
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
}

export class ReportedMessageResponse {
  @Id() id!: number;
  /** Null once the account is gone. */
  @NestedOrNull(() => PersonResponse) by!: PersonResponse | null;
  @Bool() isReported!: boolean;
  /** Empty where it had been taken back by then. */
  @Text({ max: 4000 }) text!: string;
  @Instant() at!: string;
}

export class ReportedMeetupResponse {
  @Id() id!: number;
  @Text({ max: 100 }) title!: string;
  @Nullable() @Text({ max: 2000 }) description!: string | null;
  @Text({ max: 200 }) restaurantName!: string;
  @Text({ max: 300 }) restaurantAddress!: string;
  @DateText() scheduledDate!: string;
  @Text({ max: 10 }) scheduledTime!: string;
}

export class ReportEvidenceResponse {
  @NestedOrNull(() => ReportedProfileResponse) profile!: ReportedProfileResponse | null;
  /** The reported message with up to ten before and ten after; empty for anything but a message. */
  @ListOf(() => ReportedMessageResponse, 21) messages!: ReportedMessageResponse[];
  @NestedOrNull(() => ReportedMeetupResponse) meetup!: ReportedMeetupResponse | null;
}

export class ReportRecordResponse extends ReportEntryResponse {
  /** The reporter's words. */
  @Nullable() @Text({ max: LONGEST_REPORT_NOTE }) note!: string | null;
  /** As it was when it was reported; null once it is erased. */
  @NestedOrNull(() => ReportEvidenceResponse) evidence!: ReportEvidenceResponse | null;
  @Id() targetId!: number;
  @Nullable() @Id() matchId!: number | null;
  @Nullable() @Text({ max: LONGEST_REPORT_NOTE }) decisionNote!: string | null;
  /** Whether the reader may claim it now. */
  @Bool() mayReview!: boolean;
  @Nullable() @OneOf(['yourself', 'table_mate', 'claimed', 'over']) whyNot!: string | null;
}
