import { LONGEST_FEEDBACK_NOTE } from '../../../domain/match/match-feedback.js';
import { Bool, Described, NestedOrNull, Nullable, NumberList, Text } from '../fields.js';

/** All answers that the reader gave about a match. */
export class OwnFeedback {
  @Bool() attended!: boolean;
  @NumberList(20) again!: number[];
  @NumberList(20) notAgain!: number[];
  @NumberList(20) came!: number[];
  @NumberList(20) didNotCome!: number[];
  @Nullable() @Text({ max: LONGEST_FEEDBACK_NOTE * 2 }) note!: string | null;
  @Described('Whether a concern was submitted to the moderators.')
  @Bool()
  hasConcern!: boolean;
}

export class OwnFeedbackResponse {
  @Described('Null until the reader has given feedback.')
  @NestedOrNull(() => OwnFeedback)
  feedback!: OwnFeedback | null;
}
