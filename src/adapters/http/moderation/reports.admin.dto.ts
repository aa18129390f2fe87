import {
  LONGEST_REPORT_NOTE,
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_SOURCES,
  REPORT_STATUSES,
} from '../../../domain/moderation/report.js';
import {
  Bool,
  DateText,
  Described,
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
} from '../fields.js';
import { ClaimResponse, PersonResponse } from '../admin/person.dto.js';

export class DecideReportBody {
  @Described('A note for other moderators; neither of the two users reads it.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REPORT_NOTE, trim: true })
  note?: string | null;
}

/** A report in the list. Its status is `submitted` again once its claim has expired. */
export class ReportEntryResponse {
  @Id() id!: number;
  @OneOf(REPORT_KINDS) kind!: string;
  @OneOf(REPORT_REASONS) reason!: string;
  @Described(
    '`home_safe`: a no to the question whether a member is home safe. `early_cancellation`: a new account canceled a table; nobody reported it.',
  )
  @OneOf(REPORT_SOURCES)
  source!: string;
  @OneOf(REPORT_STATUSES) status!: string;
  @Described('The reported user, author or organizer; null once the account is deleted.')
  @NestedOrNull(() => PersonResponse)
  about!: PersonResponse | null;
  @Described('The reporter; null without one, once the account is deleted, and while it is withheld.')
  @NestedOrNull(() => PersonResponse)
  by!: PersonResponse | null;
  @Described('The reader has a conflict of interest: reporter, note and evidence are null.')
  @Bool()
  isWithheld!: boolean;
  @Instant() submittedAt!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @NestedOrNull(() => ClaimResponse) claim!: ClaimResponse | null;
  @NestedOrNull(() => PersonResponse) decidedBy!: PersonResponse | null;
  @Nullable() @Instant() decidedAt!: string | null;
  @Described('Number of reports about the same user, this one included.')
  @WholeNumber()
  reportsAboutThem!: number;
}

/** The profile at the time of the report. */
export class ReportedProfileResponse {
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 400 }) bio!: string | null;
  @TextList(10, 30) interests!: string[];
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
}

export class ReportedMessageResponse {
  @Id() id!: number;
  @Described('Null once the account is deleted.')
  @NestedOrNull(() => PersonResponse)
  by!: PersonResponse | null;
  @Described('At the time of the report; null for reports from before it was copied.')
  @Nullable()
  @Text({ max: 100 })
  firstName!: string | null;
  @Bool() isReported!: boolean;
  @Described('Empty for a message that was deleted before the report.')
  @Text({ max: 4000 })
  text!: string;
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
  @Described('The reported message with up to ten before and ten after it; empty for other kinds of reports.')
  @ListOf(() => ReportedMessageResponse, 21)
  messages!: ReportedMessageResponse[];
  @NestedOrNull(() => ReportedMeetupResponse) meetup!: ReportedMeetupResponse | null;
}

export class ReportRecordResponse extends ReportEntryResponse {
  @Described("The reporter's note.")
  @Nullable()
  @Text({ max: LONGEST_REPORT_NOTE })
  note!: string | null;
  @Described('The evidence at the time of the report; null once it is erased.')
  @NestedOrNull(() => ReportEvidenceResponse)
  evidence!: ReportEvidenceResponse | null;
  @Id() targetId!: number;
  @Nullable() @Id() matchId!: number | null;
  @Nullable() @Text({ max: LONGEST_REPORT_NOTE }) decisionNote!: string | null;
  @Described('The last decision of staff on the reported user, to send as `decidedAfter`; null without one.')
  @Nullable()
  @Id()
  aboutLastDecisionId!: number | null;
  @Described('Whether the reader may claim it now.')
  @Bool()
  mayReview!: boolean;
  @Described('Why the reader cannot decide; null if they can.')
  @Nullable()
  @OneOf(['yourself', 'table_mate', 'claimed', 'over'])
  whyNot!: string | null;
}
