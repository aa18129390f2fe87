import { createHash } from 'node:crypto';
import { request as httpsRequest } from 'node:https';
import webpush from 'web-push';
import {
  type PushMessage,
  type PushOutcome,
  PushRefused,
  type PushService,
} from '../../application/notifications/push.js';
import type { PushSubscription } from '../../domain/notifications/push-subscription.js';
import { type HostCheck, pinnedTo, publicAddressOf } from '../shared/public-host.js';
import type { VapidKeys } from './vapid-keys.js';

export interface WebPushSettings extends HostCheck {
  readonly keys: VapidKeys;
  /** A mailto or https address, which a push service can write to about the messages. */
  readonly contact: string;
  /** Timeout of one message, name resolution included, in milliseconds; 10,000 by default. */
  readonly timeoutMs?: number;
  readonly request?: typeof httpsRequest;
}

/** A push service keeps a message for a device that is offline for this long. */
const KEPT_SECONDS = 12 * 3600;
/** A topic has at most 32 letters of base64url (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;

/** What another attempt cannot change: a bad request, the key of this instance, the size (RFC 8030, RFC 8292). */
const PERMANENT = [400, 401, 403, 413];
/** Push services name the time of the next attempt with these (RFC 8030, 8.4). */
const LATER = [429, 503];

interface Answer {
  readonly status: number | undefined;
  /** Seconds or a date, as any server may write it. */
  readonly retryAfter: string | undefined;
}

/** The push service answered with a status that may change. */
class PushNotTaken extends Error {
  constructor(status: number | undefined) {
    super(`The push service answered ${status ?? 'nothing'}.`);
    this.name = 'PushNotTaken';
  }
}

/**
 * Sends encrypted messages to the push services of browsers. Browsers choose the address, so it must be public, and the
 * connection goes to the address that was checked (server-side request forgery); nothing of the answer but its status and
 * `Retry-After` is read.
 */
export class WebPushService implements PushService {
  readonly publicKey: string;

  constructor(private readonly settings: WebPushSettings) {
    this.publicKey = settings.keys.publicKey;
  }

  async deliver(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    const { timeoutMs = 10_000 } = this.settings;
    const { status, retryAfter } = await this.post(subscription, message, AbortSignal.timeout(timeoutMs));
    if (status === 404 || status === 410) return 'gone';
    if (status !== undefined && PERMANENT.includes(status)) throw new PushRefused(status);
    const seconds = secondsUntil(retryAfter);
    if (status !== undefined && LATER.includes(status) && seconds !== null)
      return { retryAfterSeconds: seconds };
    if (status === undefined || status < 200 || status > 299) throw new PushNotTaken(status);
    return 'delivered';
  }

  private async post(
    { endpoint, p256dh, auth }: PushSubscription,
    message: PushMessage,
    signal: AbortSignal,
  ): Promise<Answer> {
    // Such as a host name that is no valid Punycode.
    if (!URL.canParse(endpoint)) throw new PushNotTaken(undefined);
    const { keys, contact, request = httpsRequest } = this.settings;
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: webpush.supportedContentEncodings.AES_128_GCM,
        TTL: KEPT_SECONDS,
        topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LENGTH),
      },
    );
    const url = new URL(endpoint);
    const address = await Promise.race([publicAddressOf(url, this.settings), aborted(signal)]);
    if (address === null) throw new PushNotTaken(undefined);
    return new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        headers: { ...headers },
        agent: false,
        lookup: pinnedTo(address),
        signal,
      };
      request(url, options, (response) => {
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] });
        response.destroy();
      })
        .on('error', reject)
        .end(body);
    });
  }
}

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));

/** @returns null for a header that is missing or neither seconds nor a date (RFC 9110, 10.2.3) */
function secondsUntil(retryAfter: string | undefined): number | null {
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '')
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter ?? '') - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(seconds, 1);
}
