import { requiredText } from '../shared/text-not-allowed.js';

/** Maximum length of an appeal and of its answer, in code points. */
export const LONGEST_APPEAL = 1000;

/** The suspended user's appeal with its answer, null before it is answered. */
export interface Appeal {
  readonly note: string;
  readonly at: Date;
  readonly answer: string | null;
  readonly answeredBy: number | null;
  readonly answeredAt: Date | null;
}

/** Validates and trims an appeal or an answer. @throws TextNotAllowed */
export const appealTextFrom = (field: 'note' | 'answer', sent: string): string =>
  requiredText(field, sent, LONGEST_APPEAL);
