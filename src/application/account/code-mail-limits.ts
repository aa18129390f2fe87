import { type Requester, requesterKey } from './known-device.js';
import { type PacedLimit, pacedLimit } from '../shared/paced-limit.js';
import type { RateLimit, RateLimiter } from '../shared/ports.js';
import { tryConsume } from '../shared/try-consume.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** How often codes of one kind are mailed to one address. */
export interface CodeMailLimits {
  /** Between two codes that one requester asks for. */
  readonly wait: RateLimit;
  readonly perRequester: RateLimit;
  /** Over all requesters: bounds the mails that strangers cause and the codes that can be guessed. */
  readonly perAddress: PacedLimit;
}

const codeMailLimits = (kind: string): CodeMailLimits => ({
  wait: { name: `${kind}-wait`, times: 1, perSeconds: MINUTE },
  perRequester: { name: `${kind}-per-requester`, times: 5, perSeconds: HOUR },
  perAddress: pacedLimit({ name: `${kind}-per-address`, times: 20, perSeconds: DAY }, 15 * MINUTE),
});

export const VERIFICATIONS = codeMailLimits('verifications');
export const RESETS = codeMailLimits('resets');

/**
 * Counts a code to the address, without telling anyone, by who asks for it and in all. Browsers of an account are counted
 * apart in both, so that strangers do not use up what a known browser has. @returns whether it may be mailed
 */
export async function mayMailCode(
  { wait, perRequester, perAddress }: CodeMailLimits,
  address: string,
  requester: Requester,
  limiter: RateLimiter,
  { mustWait }: { mustWait: boolean },
): Promise<boolean> {
  const own = `${requesterKey(requester)} ${address}`;
  const hasWaited = await tryConsume([wait], own, limiter);
  if (mustWait && !hasWaited) return false;
  return (
    (await tryConsume([perRequester], own, limiter)) &&
    (await tryConsume([perAddress], requester.device ? own : address, limiter))
  );
}
