import { LONGEST_APPEAL } from '../../../domain/moderation/appeal.js';
import { SUSPENSION_KINDS } from '../../../domain/moderation/restriction.js';
import { LONGEST_REASON, STANDINGS, SUSPENSION_STATUSES } from '../../../domain/moderation/suspension.js';
import { ROLES } from '../../../domain/staff/role.js';
import {
  DateText,
  Id,
  Instant,
  ListOf,
  Nested,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
  Text,
  TextList,
  WholeNumber,
  YesOrNo,
} from '../fields.js';
import { PersonAnswer } from './person.dto.js';

/** Longer than any text that is taken, so that the domain says how long it may be. */
const WIDE = 2;

export class SuspendBody {
  /** An instant, or the day on which the person may come back; absent: until it is lifted. */
  @Optional()
  @Nullable()
  @Text({ min: 1, max: 40, trim: true })
  until?: string | null;

  /** Words to the person. */
  @Text({ min: 1, max: LONGEST_REASON * WIDE, trim: true, message: 'Please give a reason' })
  reason!: string;
}

export class LiftBody {
  /** Words to the person. */
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REASON, trim: true })
  note?: string | null;
}

export class TerminateBody {
  /** Words to the person; those of whoever proposed it are sent. */
  @Text({ min: 1, max: LONGEST_REASON * WIDE, trim: true, message: 'Please give a reason' })
  reason!: string;
}

export class AnswerAppealBody {
  @Text({ min: 1, max: LONGEST_APPEAL * WIDE, trim: true, message: 'Please write an answer' })
  answer!: string;

  @YesOrNo()
  lift!: boolean;
}

export class UserRowAnswer {
  @Id() id!: number;
  @Text({ max: 100 }) firstName!: string;
  @Text({ max: 100 }) lastName!: string;
  @Text({ max: 30 }) username!: string;
  @Text({ max: 254 }) email!: string;
  @OneOf(ROLES) role!: string;
  @WholeNumber() trustScore!: number;
  @OneOf(STANDINGS) standing!: string;
  @Nullable() @Instant() suspendedUntil!: string | null;
  @Instant() createdAt!: string;
  @WholeNumber() reportsAbout!: number;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
}

export class TrustStepsAnswer {
  @YesOrNo() email!: boolean;
  @YesOrNo() birthDate!: boolean;
  @YesOrNo() phone!: boolean;
  @YesOrNo() idDocument!: boolean;
  @YesOrNo() profilePicture!: boolean;
}

export class ReliabilityAnswer {
  @WholeNumber() dinners!: number;
  @WholeNumber() attended!: number;
  @WholeNumber() noShows!: number;
  @WholeNumber() lateCancels!: number;
  @OneOf(['unknown', 'reliable', 'mixed', 'unreliable']) level!: string;
}

export class SessionAnswer {
  @Instant() startedAt!: string;
  @Instant() lastSeenBefore!: string;
}

export class AppealAnswer {
  @Text({ max: LONGEST_APPEAL * WIDE }) note!: string;
  @Instant() at!: string;
  @Nullable() @Instant() answeredAt!: string | null;
  @Nullable() @Text({ max: LONGEST_APPEAL * WIDE }) answer!: string | null;
}

export class SuspensionAnswer {
  @Id() id!: number;
  @OneOf(SUSPENSION_KINDS) kind!: string;
  @OneOf(SUSPENSION_STATUSES) status!: string;
  @Text({ max: LONGEST_REASON * WIDE }) reason!: string;
  @Nullable() @Instant() until!: string | null;
  @NestedOrNull(() => PersonAnswer) by!: PersonAnswer | null;
  @NestedOrNull(() => PersonAnswer) agreedBy!: PersonAnswer | null;
  @Instant() at!: string;
  @NestedOrNull(() => PersonAnswer) liftedBy!: PersonAnswer | null;
  @Nullable() @Instant() liftedAt!: string | null;
  @NestedOrNull(() => AppealAnswer) appeal!: AppealAnswer | null;
}

export class OpenMatchAnswer {
  @Id() id!: number;
  @DateText() date!: string;
  @Text({ max: 10 }) time!: string;
  @Text({ max: 20 }) venueType!: string;
}

export class ReviewInFileAnswer {
  @Id() id!: number;
  @Text({ max: 20 }) kind!: string;
  @Text({ max: 20 }) status!: string;
}

export class ReportInFileAnswer {
  @Id() id!: number;
  @Text({ max: 20 }) kind!: string;
  @Text({ max: 20 }) reason!: string;
  @Text({ max: 20 }) status!: string;
}

export class UserFileAnswer extends UserRowAnswer {
  @Nullable() @WholeNumber() age!: number | null;
  @Nullable() @Text({ max: 400 }) bio!: string | null;
  @TextList(10, 60) interests!: string[];
  @Nullable() @Text({ max: 400 }) location!: string | null;
  /** The last three digits of the number. */
  @Nullable() @Text({ max: 3 }) phoneEnding!: string | null;
  @Nested(() => TrustStepsAnswer) trustSteps!: TrustStepsAnswer;
  @Nested(() => ReliabilityAnswer) reliability!: ReliabilityAnswer;
  @ListOf(() => SessionAnswer, 20) sessions!: SessionAnswer[];
  @ListOf(() => SuspensionAnswer, 50) suspensions!: SuspensionAnswer[];
  @ListOf(() => OpenMatchAnswer, 50) openMatches!: OpenMatchAnswer[];
  @ListOf(() => ReviewInFileAnswer, 50) reviews!: ReviewInFileAnswer[];
  @ListOf(() => ReportInFileAnswer, 50) reports!: ReportInFileAnswer[];
}
