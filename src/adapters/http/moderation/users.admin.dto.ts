import { LONGEST_APPEAL } from '../../../domain/moderation/appeal.js';
import { SUSPENSION_KINDS } from '../../../domain/moderation/restriction.js';
import { LONGEST_REASON, STANDINGS, SUSPENSION_STATUSES } from '../../../domain/moderation/suspension.js';
import { ROLES } from '../../../domain/staff/role.js';
import {
  Bool,
  DateText,
  Described,
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
} from '../fields.js';
import { DecidedOnBody, PersonResponse } from '../admin/person.dto.js';

/** Longer than any accepted text, so that the domain's error names the limit. */
const WIDE = 2;

export class SuspendBody extends DecidedOnBody {
  @Described('An instant, or the day of return; by default until it is lifted.')
  @Optional()
  @Nullable()
  @Text({ min: 1, max: 40, trim: true })
  until?: string | null;

  @Described('A message to the user.')
  @Text({ min: 1, max: LONGEST_REASON * WIDE, trim: true, message: 'Please give a reason' })
  reason!: string;
}

export class LiftBody extends DecidedOnBody {
  @Described('A message to the user.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REASON, trim: true })
  note?: string | null;
}

export class TerminateBody extends DecidedOnBody {
  @Described('A message to the user; the text of the proposal is the one that is sent.')
  @Text({ min: 1, max: LONGEST_REASON * WIDE, trim: true, message: 'Please give a reason' })
  reason!: string;
}

export class AnswerAppealBody extends DecidedOnBody {
  @Text({ min: 1, max: LONGEST_APPEAL * WIDE, trim: true, message: 'Please write an answer' })
  answer!: string;

  @Bool()
  lift!: boolean;
}

export class UserRowResponse {
  @Id() id!: number;
  @Text({ max: 100 }) firstName!: string;
  @Text({ max: 100 }) lastName!: string;
  @Text({ max: 30 }) username!: string;
  @Text({ max: 254 }) email!: string;
  @OneOf(ROLES) role!: string;
  @Described('0 to 100.')
  @WholeNumber()
  trustScore!: number;
  @OneOf(STANDINGS) standing!: string;
  @Described('End of the suspension; null without one, and for an indefinite one.')
  @Nullable()
  @Instant()
  suspendedUntil!: string | null;
  @Instant() createdAt!: string;
  @WholeNumber() reportsAbout!: number;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
}

export class TrustStepsResponse {
  @Bool() email!: boolean;
  @Bool() birthDate!: boolean;
  @Bool() phone!: boolean;
  @Bool() idDocument!: boolean;
  @Bool() profilePicture!: boolean;
}

export class ReliabilityResponse {
  @WholeNumber() dinners!: number;
  @WholeNumber() attended!: number;
  @WholeNumber() noShows!: number;
  @WholeNumber() lateCancels!: number;
  @OneOf(['unknown', 'reliable', 'mixed', 'unreliable']) level!: string;
}

export class SessionResponse {
  @Instant() startedAt!: string;
  @Described('Last use, rounded up.')
  @Instant()
  lastSeenBefore!: string;
}

export class AppealResponse {
  @Text({ max: LONGEST_APPEAL * WIDE }) note!: string;
  @Instant() at!: string;
  @Nullable() @Instant() answeredAt!: string | null;
  @Nullable() @Text({ max: LONGEST_APPEAL * WIDE }) answer!: string | null;
}

export class SuspensionResponse {
  @Id() id!: number;
  @OneOf(SUSPENSION_KINDS) kind!: string;
  @OneOf(SUSPENSION_STATUSES) status!: string;
  @Text({ max: LONGEST_REASON * WIDE }) reason!: string;
  @Described('When it ends; null for no end.')
  @Nullable()
  @Instant()
  until!: string | null;
  @NestedOrNull(() => PersonResponse) by!: PersonResponse | null;
  @NestedOrNull(() => PersonResponse) agreedBy!: PersonResponse | null;
  @Instant() at!: string;
  @NestedOrNull(() => PersonResponse) liftedBy!: PersonResponse | null;
  @Nullable() @Instant() liftedAt!: string | null;
  @NestedOrNull(() => AppealResponse) appeal!: AppealResponse | null;
}

export class OpenMatchResponse {
  @Id() id!: number;
  @DateText() date!: string;
  @Text({ max: 10 }) time!: string;
  @Text({ max: 20 }) venueType!: string;
}

export class ReviewInFileResponse {
  @Id() id!: number;
  @Text({ max: 20 }) kind!: string;
  @Text({ max: 20 }) status!: string;
}

export class ReportInFileResponse {
  @Id() id!: number;
  @Text({ max: 20 }) kind!: string;
  @Text({ max: 20 }) reason!: string;
  @Text({ max: 20 }) status!: string;
}

class UndeliverableResponse {
  @Described('When the mail server refused the address first.')
  @Instant()
  since!: string;
  @Described('What the mail server said.')
  @Text({ max: 300 })
  serverReply!: string;
}

export class UserFileResponse extends UserRowResponse {
  @Nullable() @WholeNumber() age!: number | null;
  @Nullable() @Text({ max: 400 }) bio!: string | null;
  @TextList(10, 60) interests!: string[];
  @Nullable() @Text({ max: 400 }) location!: string | null;
  @Described('The last three digits of the number.')
  @Nullable()
  @Text({ max: 3 })
  phoneEnding!: string | null;
  @Described('Mails to the address come back; null while they arrive.')
  @NestedOrNull(() => UndeliverableResponse)
  undeliverable!: UndeliverableResponse | null;
  @Described('The last decision of staff on the user, to send as `decidedAfter`; null without one.')
  @Nullable()
  @Id()
  lastDecisionId!: number | null;
  @Nested(() => TrustStepsResponse) trustSteps!: TrustStepsResponse;
  @Nested(() => ReliabilityResponse) reliability!: ReliabilityResponse;
  @ListOf(() => SessionResponse, 20) sessions!: SessionResponse[];
  @ListOf(() => SuspensionResponse, 50) suspensions!: SuspensionResponse[];
  @ListOf(() => OpenMatchResponse, 50) openMatches!: OpenMatchResponse[];
  @ListOf(() => ReviewInFileResponse, 50) reviews!: ReviewInFileResponse[];
  @ListOf(() => ReportInFileResponse, 50) reports!: ReportInFileResponse[];
}
