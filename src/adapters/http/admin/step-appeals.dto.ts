import { APPEAL_STATUSES } from '../../../application/moderation/reliability/appeal-views.js';
import { LONGEST_APPEAL } from '../../../domain/moderation/appeal.js';
import { STEP_KINDS } from '../../../domain/moderation/reliability/next-step.js';
import { MISS_KINDS } from '../../../domain/moderation/reliability/table-record.js';
import { Bool, DateText, Described, Id, Instant, NestedOrNull, Nullable, OneOf, Text } from '../fields.js';
import { PersonResponse } from './person.dto.js';

export class AnswerStepAppealBody {
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
  @NestedOrNull(() => PersonResponse) about!: PersonResponse | null;
  @OneOf(STEP_KINDS) step!: string;
  @OneOf(MISS_KINDS) kind!: string;
  @Described('Local date of the missed table.')
  @DateText()
  date!: string;
  @Instant() takenAt!: string;
  @Instant() until!: string;
  @Text({ max: LONGEST_APPEAL * 2 }) note!: string;
  @Instant() appealedAt!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @OneOf(APPEAL_STATUSES) status!: string;
  @Nullable() @Text({ max: LONGEST_APPEAL * 2 }) answer!: string | null;
  @Described('Null while it is open, and if it was granted because it waited too long.')
  @NestedOrNull(() => PersonResponse)
  answeredBy!: PersonResponse | null;
  @Nullable() @Instant() answeredAt!: string | null;
}
