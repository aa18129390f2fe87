import { LONGEST_APPEAL } from '../../../domain/moderation/appeal.js';
import { STEP_KINDS } from '../../../domain/attendance/next-step.js';
import { MISS_KINDS } from '../../../domain/attendance/table-record.js';
import {
  Bool,
  DateText,
  Described,
  FromText,
  Id,
  Instant,
  NestedOrNull,
  Nullable,
  OneOf,
  Text,
} from '../fields.js';

export class StepParams {
  @FromText()
  @Id()
  id!: number;
}

export class AppealStepBody {
  @Described('1 to 1000 characters.')
  @Text({ min: 1, max: LONGEST_APPEAL * 2, trim: true, message: 'Please tell us why' })
  note!: string;
}

export class StepAppealResponse {
  @Described('The reasons of the user.')
  @Text({ max: LONGEST_APPEAL * 2 })
  note!: string;
  @Described('When it was submitted.')
  @Instant()
  at!: string;
  @Described('Null while it waits; also null if it was granted because it waited too long.')
  @Nullable()
  @Text({ max: LONGEST_APPEAL * 2 })
  answer!: string | null;
  @Described('When it was answered; null while it waits.')
  @Nullable()
  @Instant()
  answeredAt!: string | null;
}

/** A step after a missed table. */
export class StepResponse {
  @Id() id!: number;
  @Described('Mildest first: a warning, a seat after the others, no new requests.')
  @OneOf(STEP_KINDS)
  step!: string;
  @Described('What happened: the user did not come, or gave up the seat late.')
  @OneOf(MISS_KINDS)
  kind!: string;
  @Described('Local date of the table.')
  @DateText()
  date!: string;
  @Described('When the step was taken.')
  @Instant()
  takenAt!: string;
  @Described('The end of the step, excluded; of a warning the instant at which it was given.')
  @Instant()
  until!: string;
  @Described('Whether it has an effect now; never for a warning, nor while an appeal waits.')
  @Bool()
  applies!: boolean;
  @Described('Whether an appeal lifted it.')
  @Bool()
  isLifted!: boolean;
  @Described('Null without an appeal.')
  @NestedOrNull(() => StepAppealResponse)
  appeal!: StepAppealResponse | null;
}
