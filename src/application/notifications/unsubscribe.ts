import type { SignedLinks } from '../shared/signed-links.js';
import type { Preferences } from './preferences.js';
import { type Subscription, subscriptionOf } from './unsubscribe-link.js';

/** Reads the link of a mail and switches off mails of its kind, without a session. */
export class Unsubscribe {
  constructor(
    private readonly links: SignedLinks,
    private readonly preferences: Pick<Preferences, 'set'>,
  ) {}

  /** Changes nothing. @returns null for a link that is not ours or too old */
  read(token: string): Subscription | null {
    const subject = this.links.read('unsubscribe', token);
    return subject === null ? null : subscriptionOf(subject);
  }

  /** Idempotent. @returns what was switched off, or null for a link that is not ours or too old */
  async execute(token: string): Promise<Subscription | null> {
    const subscription = this.read(token);
    if (subscription) await this.preferences.set(subscription.userId, subscription.kind, 'email', false);
    return subscription;
  }
}
