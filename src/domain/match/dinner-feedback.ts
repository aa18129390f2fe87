import { FeedbackNoteTooLong } from './match-errors.js';

/** The longest note, in code points. */
export const LONGEST_FEEDBACK_NOTE = 500;

/**
 * What one person says of a dinner, seen by nobody else at the table. Two who both name each other in `again` may be
 * seated together sooner than others.
 */
export interface DinnerImpression {
  readonly userId: number;
  /** Whether they came; each is believed for themselves, and nobody is asked about others. */
  readonly attended: boolean;
  /** Ids of the people they would like to sit with again, each once. Whoever did not come met nobody. */
  readonly again: readonly number[];
  readonly note: string | null;
}

/** What a person sent, in the shape in which it is kept. @throws FeedbackNoteTooLong */
export function impressionFrom(sent: DinnerImpression): DinnerImpression {
  const note = sent.note?.trim() || null;
  if (note && [...note].length > LONGEST_FEEDBACK_NOTE) throw new FeedbackNoteTooLong();
  return { ...sent, note, again: sent.attended ? [...new Set(sent.again)] : [] };
}
