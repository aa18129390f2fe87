import { invalid } from '../shared/refusal.js';

export const LONGEST_PUSH_ENDPOINT = 1000;

/** How a browser of a user is reached, as its Push API gives it (RFC 8030, RFC 8291). */
export interface PushSubscription {
  readonly endpoint: string;
  /** The public key of the browser, base64url. */
  readonly p256dh: string;
  /** The authentication secret of the browser, base64url. */
  readonly auth: string;
}

const HTTPS_AT_A_HOST_NAME = /^https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]*(\/[!-~]*)?$/;

/** The address must be one that any server on the internet could have, and the keys must fit messages. */
class PushSubscriptionNotAllowed extends invalid(
  'push_subscription_not_allowed',
  "We can't send push messages to this browser.",
) {}

/**
 * Accepts https at a host name, without port or credentials, an uncompressed point of P-256 and 16 bytes. The addresses of
 * the host are checked again at every connection.
 * @throws PushSubscriptionNotAllowed
 */
export function allowedSubscription({ endpoint, p256dh, auth }: PushSubscription): PushSubscription {
  const isAllowed =
    endpoint.length <= LONGEST_PUSH_ENDPOINT &&
    HTTPS_AT_A_HOST_NAME.test(endpoint) &&
    /^B[\w-]{86}=?$/.test(p256dh) &&
    /^[\w-]{22}(==)?$/.test(auth);
  if (!isAllowed) throw new PushSubscriptionNotAllowed();
  return { endpoint, p256dh, auth };
}
