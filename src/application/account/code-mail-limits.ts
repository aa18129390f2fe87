import { mailboxOf } from '../../domain/account/mailbox.js';
import { type Requester, requesterKey } from './known-device.js';
import { type PacedLimit, pacedLimit } from '../shared/paced-limit.js';
import type { RateLimit, RateLimiter } from '../shared/ports.js';
import { tryConsume } from '../shared/try-consume.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Rate limits of code mails of one kind to one address. */
export interface CodeMailLimits {
  /** Minimum interval between two requests of one requester. */
  readonly wait: RateLimit;
  readonly perRequester: RateLimit;
  /** Over all requesters: bounds the mails that strangers can cause, and the guesses of codes. */
  readonly perAddress: PacedLimit;
}

const codeMailLimits = (kind: string): CodeMailLimits => ({
  wait: { name: `${kind}-wait`, times: 1, perSeconds: MINUTE },
  perRequester: { name: `${kind}-per-requester`, times: 5, perSeconds: HOUR },
  perAddress: pacedLimit({ name: `${kind}-per-address`, times: 20, perSeconds: DAY }, 15 * MINUTE),
});

export const VERIFICATIONS = codeMailLimits('verifications');
export const RESETS = codeMailLimits('resets');
/** Of codes in place of a password, which members ask for to their own address. */
export const CONFIRMATIONS = codeMailLimits('confirmations');

/**
 * Counts a code mail per requester and per address, whose spellings are one. A known device has its own counters, so that strangers cannot use up
 * its limit.
 * @returns false if a limit is reached; the response must not reveal this
 */
export async function mayMailCode(
  { wait, perRequester, perAddress }: CodeMailLimits,
  address: string,
  requester: Requester,
  limiter: RateLimiter,
  { mustWait }: { mustWait: boolean },
): Promise<boolean> {
  const mailbox = mailboxOf(address);
  const own = `${requesterKey(requester)} ${mailbox}`;
  const hasWaited = await tryConsume([wait], own, limiter);
  if (mustWait && !hasWaited) return false;
  return (
    (await tryConsume([perRequester], own, limiter)) &&
    (await tryConsume([perAddress], requester.device ? own : mailbox, limiter))
  );
}
