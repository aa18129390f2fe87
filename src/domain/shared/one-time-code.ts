import type { Mutable } from './aggregate.js';
import type { DomainError } from './domain-error.js';
import { MINUTE_MS } from './durations.js';
import { invalid } from './refusal.js';

export const CODE_PATTERN = /^\d{6}$/;
/** Number of different codes. */
export const CODES = 1_000_000;
export const CODE_MINUTES = 15;
const TRIES_PER_CODE = 5;
/** As many as one address can get within an hour. */
const MOST_REPLACED = 5;

/**
 * One message for a wrong, expired, used or never sent code, so the response does not reveal whether a code is pending.
 */
export class CodeNotAccepted extends invalid(
  'code_not_accepted',
  'This code is wrong or no longer valid. Please check it or ask for a new one.',
) {}

/** A code of an earlier mail. It opens nothing, and who has it has read that mail. */
class CodeReplaced extends invalid('code_replaced', 'A newer code was sent. Use that one.') {}

/** Formats a number of the half-open interval [0, CODES) as a code. */
export const codeNumbered = (number: number): string => String(number).padStart(6, '0');

/** Stored state of a code: digests, never the code itself. */
export interface CodeState {
  readonly codeDigest: string;
  /** From this instant on the code is expired. */
  readonly codeExpiresAt: Date;
  readonly codeTries: number;
  /** Digests of the codes that this one replaced, newest first: a slow mail server may deliver them later. */
  readonly replacedDigests: readonly string[];
}

/** @param earlier the code that this one replaces */
export const newCode = (
  codeDigest: string,
  now: Date,
  earlier: CodeState | null = null,
  minutes = CODE_MINUTES,
): CodeState => ({
  codeDigest,
  codeExpiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
  codeTries: 0,
  replacedDigests: earlier ? [earlier.codeDigest, ...earlier.replacedDigests].slice(0, MOST_REPLACED) : [],
});

export type CodeRefusal = 'wrong' | 'replaced';

/** Tries a code. Every call counts as an attempt, so the caller must save the state after a refusal too. */
export function tryCode(state: Mutable<CodeState>, guessDigest: string, now: Date): 'right' | CodeRefusal {
  return answerTo(guessDigest, state, state.codeTries++, now);
}

/** Of a code that is one of several for an address, so that a stranger's request does not invalidate the owner's. */
export interface KeyedCodeState extends CodeState {
  /** Token of the browser that made the request. */
  readonly key: string;
  readonly email: string;
  readonly triesWithoutKey: number;
}

/**
 * `tryCode`, where attempts without the key have a limit of their own, so that strangers cannot exhaust the owner's.
 * @param hasKey whether the browser sent the key
 */
export function tryKeyedCode(
  state: Mutable<KeyedCodeState>,
  guessDigest: string,
  now: Date,
  hasKey: boolean,
): 'right' | CodeRefusal {
  return hasKey
    ? tryCode(state, guessDigest, now)
    : answerTo(guessDigest, state, state.triesWithoutKey++, now);
}

/**
 * Whether the digest of a guess is that of the code, before the expiry and within the limit of five attempts, or that of one
 * which this code replaced.
 * @param tries the number of earlier attempts
 */
function answerTo(
  guess: string,
  { codeDigest, codeExpiresAt, replacedDigests }: CodeState,
  tries: number,
  now: Date,
): 'right' | CodeRefusal {
  const isRight = equalsInConstantTime(guess, codeDigest);
  const replaced = replacedDigests.filter((digest) => equalsInConstantTime(guess, digest));
  if (now >= codeExpiresAt || tries >= TRIES_PER_CODE) return 'wrong';
  if (isRight) return 'right';
  return replaced.length > 0 ? 'replaced' : 'wrong';
}

export const codeRefused = (refusal: CodeRefusal): DomainError =>
  refusal === 'replaced' ? new CodeReplaced() : new CodeNotAccepted();

/** Constant-time comparison, which prevents a timing attack on the hash. */
function equalsInConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(b.length, 1));
  }
  return difference === 0;
}
