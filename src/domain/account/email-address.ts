import { InvalidField } from '../shared/domain-error.js';

export const EMAIL_RULE = 'Valid email is required';
export const LONGEST_EMAIL = 254;

/** Local part and host of RFC 5321 without quoted strings and address literals; ASCII, so that case is one thing. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LONGEST_LOCAL = 64;

export class EmailNotValid extends InvalidField {
  readonly code = 'email_not_valid';
  readonly field = 'email';
  constructor() {
    super(EMAIL_RULE);
  }
}

/** One account per address. Only callers that must not tell strangers who has an account ever see this. */
export class EmailTaken extends InvalidField {
  readonly code = 'email_taken';
  readonly field = 'email';
  constructor() {
    super('There is already an account with this e-mail address');
  }
}

/** Whether mail can be addressed to it once trimmed and lower-cased. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim().toLowerCase();
  if (address.length > LONGEST_EMAIL) return false;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split('.');
  const isLocal = local.length <= LONGEST_LOCAL && LOCAL.test(local);
  return (
    isLocal && labels.length > 1 && labels.every((label) => LABEL.test(label)) && !isNumber(labels.at(-1)!)
  );
}

const isNumber = (label: string): boolean => /^\d+$/.test(label);

/** The address as it is kept: trimmed, in lower case. @throws EmailNotValid */
export function emailFrom(text: string): string {
  if (!isEmailAddress(text)) throw new EmailNotValid();
  return text.trim().toLowerCase();
}
