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

/** Whether the text is a name people can read on a card. */
export function isPersonName(text: string): boolean {
  const name = text.trim();
  return lengthOf(name) <= LONGEST_NAME && isVisible(name) && isOneReadableLine(name);
}

/** The name without the blanks around it. @throws NameNotAllowed naming the field */
export function nameFrom(text: string, field: 'firstName' | 'lastName'): string {
  if (!isPersonName(text)) throw new NameNotAllowed(field);
  return text.trim();
}
