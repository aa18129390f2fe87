import { isReadable, isVisible, lengthOf } from '../shared/readable-text.js';
import { AppealTextNotAllowed } from './suspension-errors.js';

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

/** Validates and trims an appeal or an answer. @throws AppealTextNotAllowed */
export function appealTextFrom(field: 'note' | 'answer', sent: string): string {
  const text = sent.trim();
  if (!isVisible(text) || !isReadable(text) || lengthOf(text) > LONGEST_APPEAL)
    throw new AppealTextNotAllowed(field, LONGEST_APPEAL);
  return text;
}
