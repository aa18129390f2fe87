import { STEP_KINDS } from '../../../domain/attendance/next-step.js';
import { MISS_KINDS } from '../../../domain/attendance/table-record.js';
import { Bool, DateText, Described, Id, Instant, OneOf } from '../fields.js';

/** A step after a missed table. */
export class StepResponse {
  @Id() id!: number;
  @Described('Mildest first: a warning, a seat after the others.')
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
  @Described('Whether it has an effect now; never for a warning.')
  @Bool()
  applies!: boolean;
}
