import { isReadable, isVisible, lengthOf } from '../shared/readable-text.js';
import { StatementNotAllowed } from './registration-errors.js';

/** The longest sentence of an application, in code points. */
export const LONGEST_STATEMENT = 300;

/** Validates and trims why an applicant would like to join. @throws StatementNotAllowed */
export function statementFrom(sent: string): string {
  const text = sent.trim();
  if (!isVisible(text) || !isReadable(text) || lengthOf(text) > LONGEST_STATEMENT)
    throw new StatementNotAllowed(LONGEST_STATEMENT);
  return text;
}
