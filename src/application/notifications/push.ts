import type { PushSubscription } from '../../domain/notifications/push-subscription.js';
import { NotRetried } from '../shared/not-retried.js';

export interface PushDevice extends PushSubscription {
  readonly id: number;
  readonly userId: number;
}

/** At most this many devices of a user get push messages; the oldest are forgotten. */
export const MOST_PUSH_DEVICES = 10;
/** A device whose push service failed this often in a row is forgotten. */
export const MOST_PUSH_FAILURES = 40;

/** Devices with push messages, one per session: the end of the session removes its device. */
export interface PushDevices {
  /** Replaces the device of the session, and a device of anyone with the same endpoint. */
  put(userId: number, sessionId: string, subscription: PushSubscription, at: Date): Promise<void>;
  /** Idempotent. */
  removeOf(sessionId: string): Promise<void>;
  has(sessionId: string): Promise<boolean>;
  idsOf(userId: number): Promise<number[]>;
  find(id: number): Promise<PushDevice | null>;
  forget(id: number): Promise<void>;
  /** Forgets the device after `MOST_PUSH_FAILURES` in a row. */
  noteFailure(id: number): Promise<void>;
  noteSuccess(id: number): Promise<void>;
}

/** What a lock screen may show: no names but first names, no address, no reason. */
export interface PushMessage {
  readonly title: string;
  /** The page of the app that it opens. */
  readonly path: string;
  /** A later message with the same tag replaces it. */
  readonly tag: string;
  /** Shown without a sound. */
  readonly isSilent?: boolean;
}

/** `gone`: the subscription ended. With seconds: the push service takes the message later only. */
export type PushOutcome = 'delivered' | 'gone' | { readonly retryAfterSeconds: number };

/** The push service refuses the message for good: its form, its size, or the key of this instance. */
export class PushRefused extends NotRetried {
  constructor(status: number) {
    super(`The push service answered ${status}.`);
    this.name = 'PushRefused';
  }
}

/** Encrypts a message and hands it to the push service of a browser, with a timeout. */
export interface PushService {
  /** The key by which browsers recognize this instance, base64url. */
  readonly publicKey: string;
  /** @throws PushRefused, and other errors if the push service fails or does not answer */
  deliver(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
}
