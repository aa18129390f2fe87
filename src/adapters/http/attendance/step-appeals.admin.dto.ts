import { APPEAL_STATUSES } from '../../../application/attendance/appeal-views.js';
import { LONGEST_APPEAL } from '../../../domain/moderation/appeal.js';
import { STEP_KINDS } from '../../../domain/attendance/next-step.js';
import { MISS_KINDS } from '../../../domain/attendance/table-record.js';
import { Bool, DateText, Described, Id, Instant, NestedOrNull, Nullable, OneOf, Text } from '../fields.js';
import { DecidedOnBody, PersonResponse } from '../admin/person.dto.js';

export class AnswerStepAppealBody extends DecidedOnBody {
  @Described('A message to the user.')
  @Text({ min: 1, max: LONGEST_APPEAL * 2, trim: true, message: 'Please write an answer' })
  answer!: string;

  @Described('Whether the step is lifted; then its missed table does not count either.')
  @Bool()
  lift!: boolean;
}

/** An appeal against a step, without what other members said. */
export class StepAppealRowResponse {
  @Id() id!: number;
  @Described('The user; null once the account is deleted.')
  @NestedOrNull(() => PersonResponse)
  about!: PersonResponse | null;
  @Described('The step that is appealed.')
  @OneOf(STEP_KINDS)
  step!: string;
  @Described('What happened: the user did not come, or gave up the seat late.')
  @OneOf(MISS_KINDS)
  kind!: string;
  @Described('Local date of the missed table.')
  @DateText()
  date!: string;
  @Described('When the step was taken.')
  @Instant()
  takenAt!: string;
  @Described('The end of the step, excluded.')
  @Instant()
  until!: string;
  @Described('The reasons of the user.')
  @Text({ max: LONGEST_APPEAL * 2 })
  note!: string;
  @Described('When the appeal was submitted.')
  @Instant()
  appealedAt!: string;
  @Described('48 hours after the appeal.')
  @Instant()
  dueAt!: string;
  @Described('Whether it is open and due.')
  @Bool()
  isOverdue!: boolean;
  @Described('Open, or how it was answered.')
  @OneOf(APPEAL_STATUSES)
  status!: string;
  @Described(
    'The answer to the user; null while it is open, and if it was granted because it waited too long.',
  )
  @Nullable()
  @Text({ max: LONGEST_APPEAL * 2 })
  answer!: string | null;
  @Described('Null while it is open, and if it was granted because it waited too long.')
  @NestedOrNull(() => PersonResponse)
  answeredBy!: PersonResponse | null;
  @Described('The last decision of staff on the user, to send as `decidedAfter`; null without one.')
  @Nullable()
  @Id()
  lastDecisionId!: number | null;
  @Described('When it was answered; null while it is open.')
  @Nullable()
  @Instant()
  answeredAt!: string | null;
}
