import { conflictingField, invalidField } from '../shared/refusal.js';
import { asciiDomain } from './internationalized-domain.js';

export const EMAIL_RULE = 'Valid email is required';
export const LONGEST_EMAIL = 254;

/** Local part and domain labels of RFC 5321, without quoted strings and address literals. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LONGEST_LOCAL = 64;

class EmailNotValid extends invalidField('email_not_valid', 'email', EMAIL_RULE) {}

/** Unique constraint: one account per address. Shown only where the response cannot be used to enumerate accounts. */
export class EmailTaken extends conflictingField(
  'email_taken',
  'email',
  "There's already an account with this email",
) {}

/** The new address of a change equals the current one. */
export class SameEmail extends invalidField('same_email', 'email', "That's already your email") {}

/** Whether the normalized text is an address in the format of RFC 5321 with a public domain. */
export function isEmailAddress(text: string): boolean {
  if (text.trim().length > LONGEST_EMAIL) return false;
  const address = normalized(text);
  if (address.length > LONGEST_EMAIL) return false;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  return local.length <= LONGEST_LOCAL && LOCAL.test(local) && isDomain(address.slice(at + 1));
}

/** Whether the text in the form of `asciiDomain` is a public domain: two labels or more, and no network address. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && !isNumber(labels.at(-1)!);
}

const isNumber = (label: string): boolean => /^\d+$/.test(label);

/**
 * Validates and normalizes an address: trimmed, in lower case, an internationalized domain in Punycode, so that every mail
 * server takes it and two spellings are one address.
 * @throws EmailNotValid
 */
export function emailFrom(text: string): string {
  if (!isEmailAddress(text)) throw new EmailNotValid();
  return normalized(text);
}

function normalized(text: string): string {
  const address = text.trim();
  const domainAt = address.lastIndexOf('@') + 1;
  return address.slice(0, domainAt).toLowerCase() + asciiDomain(address.slice(domainAt));
}
