import { InvalidField } from '../shared/domain-error.js';
import { isOneReadableLine, isVisible, lengthOf } from '../shared/readable-text.js';

export const LONGEST_NAME = 50;
export const NAME_RULE = 'Please enter a name of 1 to 50 characters';

export class NameNotAllowed extends InvalidField {
  readonly code = 'name_not_allowed';
  constructor(readonly field: 'firstName' | 'lastName') {
    super(NAME_RULE);
  }
}

/** Whether the trimmed text is one visible line of at most 50 code points. */
export function isPersonName(text: string): boolean {
  const name = text.trim();
  return lengthOf(name) <= LONGEST_NAME && isVisible(name) && isOneReadableLine(name);
}

/** Validates and trims a name. @throws NameNotAllowed */
export function nameFrom(text: string, field: 'firstName' | 'lastName'): string {
  if (!isPersonName(text)) throw new NameNotAllowed(field);
  return text.trim();
}
