import { isReadable, isVisible, lengthOf } from '../shared/readable-text.js';
import { AppealTextNotAllowed } from './suspension-errors.js';

/** The longest note of an appeal, and the longest answer, in code points. */
export const LONGEST_APPEAL = 1000;

/** What someone who is kept out says to it, and what they were answered. */
export interface Appeal {
  readonly note: string;
  readonly at: Date;
  readonly answer: string | null;
  readonly answeredBy: number | null;
  readonly answeredAt: Date | null;
}

/** @throws AppealTextNotAllowed */
export function appealTextFrom(field: 'note' | 'answer', sent: string): string {
  const text = sent.trim();
  if (!isVisible(text) || !isReadable(text) || lengthOf(text) > LONGEST_APPEAL)
    throw new AppealTextNotAllowed(field, LONGEST_APPEAL);
  return text;
}
