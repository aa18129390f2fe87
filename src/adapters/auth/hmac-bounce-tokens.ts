import { createHmac, hkdfSync } from 'node:crypto';
import type { BounceTokens } from '../../application/notifications/deliverability.js';

const DIGITS = 32;

/** Tokens of 32 hexadecimal digits (128 bits of an HMAC-SHA256), because mail servers may change the case of an address. */
export function hmacBounceTokens(sessionSecret: string): NonNullable<BounceTokens> {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'bounce tokens', 32));
  return (mailId) => createHmac('sha256', key).update(mailId).digest('hex').slice(0, DIGITS);
}
