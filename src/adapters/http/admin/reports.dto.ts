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
import { ClaimAnswer, PersonAnswer } from './person.dto.js';

export class DecideReportBody {
  /** Words to other moderators; neither of the two people reads them. */
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REPORT_NOTE, trim: true })
  note?: string | null;
}

/** A report in the list. Once a claim has run out, it is `submitted` again. */
export class ReportEntryAnswer {
  @Id() id!: number;
  @OneOf(REPORT_KINDS) kind!: string;
  @OneOf(REPORT_REASONS) reason!: string;
  @OneOf(REPORT_STATUSES) status!: string;
  /** The person, the author or the organiser; null once the account is gone. */
  @NestedOrNull(() => PersonAnswer) about!: PersonAnswer | null;
  /** Who reported; null once the account is gone, and while it is withheld. */
  @NestedOrNull(() => PersonAnswer) by!: PersonAnswer | null;
  /** The reader knows one of the people, or sat at the table: reporter, words and evidence are null for them. */
  @Bool() isWithheld!: boolean;
  @Instant() submittedAt!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @NestedOrNull(() => ClaimAnswer) claim!: ClaimAnswer | null;
  @NestedOrNull(() => PersonAnswer) decidedBy!: PersonAnswer | null;
  @Nullable() @Instant() decidedAt!: string | null;
  /** How many reports there are about the same person, this one included. */
  @WholeNumber() reportsAboutThem!: number;
}

/** What others saw of the person when they were reported. */
export class ReportedProfileAnswer {
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 400 }) bio!: string | null;
  @TextList(10, 30) interests!: string[];
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
}

export class ReportedMessageAnswer {
  @Id() id!: number;
  /** Null once the account is gone. */
  @NestedOrNull(() => PersonAnswer) by!: PersonAnswer | null;
  @Bool() isReported!: boolean;
  /** Empty where it had been taken back by then. */
  @Text({ max: 4000 }) text!: string;
  @Instant() at!: string;
}

export class ReportedMeetupAnswer {
  @Id() id!: number;
  @Text({ max: 100 }) title!: string;
  @Nullable() @Text({ max: 2000 }) description!: string | null;
  @Text({ max: 200 }) restaurantName!: string;
  @Text({ max: 300 }) restaurantAddress!: string;
  @DateText() scheduledDate!: string;
  @Text({ max: 10 }) scheduledTime!: string;
}

export class ReportEvidenceAnswer {
  @NestedOrNull(() => ReportedProfileAnswer) profile!: ReportedProfileAnswer | null;
  /** The reported message with up to ten before and ten after; empty for anything but a message. */
  @ListOf(() => ReportedMessageAnswer, 21) messages!: ReportedMessageAnswer[];
  @NestedOrNull(() => ReportedMeetupAnswer) meetup!: ReportedMeetupAnswer | null;
}

export class ReportRecordAnswer extends ReportEntryAnswer {
  /** The reporter's words. */
  @Nullable() @Text({ max: LONGEST_REPORT_NOTE }) note!: string | null;
  /** As it was when it was reported; null once it is erased. */
  @NestedOrNull(() => ReportEvidenceAnswer) evidence!: ReportEvidenceAnswer | null;
  @Id() targetId!: number;
  @Nullable() @Id() matchId!: number | null;
  @Nullable() @Text({ max: LONGEST_REPORT_NOTE }) decisionNote!: string | null;
  /** Whether the reader may claim it now. */
  @Bool() mayReview!: boolean;
  @Nullable() @OneOf(['yourself', 'table_mate', 'claimed', 'over']) whyNot!: string | null;
}
