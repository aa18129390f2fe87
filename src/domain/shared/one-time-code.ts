import { DomainError } from './domain-error.js';

export const CODE_PATTERN = /^\d{6}$/;
/** How many different codes there are. */
export const CODES = 1_000_000;
export const CODE_MINUTES = 15;
export const TRIES_PER_CODE = 5;

/** One sentence for a wrong, an old, a used and a never sent code, so that no answer tells who is waiting for one. */
export class CodeNotAccepted extends DomainError {
  readonly code = 'code_not_accepted';
  constructor() {
    super('This code is wrong or no longer valid. Please check it or ask for a new one.');
  }
}

/** The code with this number, from 0 to below `CODES`. */
export const codeNumbered = (number: number): string => String(number).padStart(6, '0');

/** The moment from which a code issued at `now` is no longer valid. */
export const codeExpiry = (now: Date, minutes = CODE_MINUTES): Date =>
  new Date(now.getTime() + minutes * 60_000);

/** What is kept of a code: its digest, never itself. */
export interface CodeOnFile {
  readonly digest: string;
  readonly expiresAt: Date;
  /** How often someone has tried before. */
  readonly tries: number;
}

/** Whether the digest of a guess opens the code: the right one, in time, within the first five tries. */
export function opens(guess: string, { digest, expiresAt, tries }: CodeOnFile, now: Date): boolean {
  const isRight = isSame(guess, digest);
  return isRight && now < expiresAt && tries < TRIES_PER_CODE;
}

/** Looks at every character, so that the time taken does not tell how far two digests agree. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(b.length, 1));
  }
  return difference === 0;
}
