import { invalidField } from '../shared/refusal.js';
import { isOneReadableLine, isVisible, lengthOf } from '../shared/readable-text.js';

export const LONGEST_NAME = 50;
const NAMES = { firstName: 'first name', lastName: 'last name' } as const;

/** The message of the rule, for one of the two names. */
export const nameRule = (field: keyof typeof NAMES): string =>
  `Enter your ${NAMES[field]}, up to ${LONGEST_NAME} characters`;

class NameNotAllowed extends invalidField('name_not_allowed') {
  constructor(readonly field: 'firstName' | 'lastName') {
    super(nameRule(field), { most: LONGEST_NAME });
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
