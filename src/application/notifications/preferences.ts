import { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';
import type { Channel, NotificationKind, OptionalKind } from '../../domain/shared/notification-kind.js';
import type { Clock } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import type { OptOuts } from './ports.js';
import { type Subscription, subscriptionOf } from './unsubscribe-link.js';

/** Reads and changes which notifications a user wants; every channel asks here right before it sends. */
export class Preferences {
  constructor(
    private readonly optOuts: OptOuts,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  async of(userId: number): Promise<NotificationPreferences> {
    return new NotificationPreferences(await this.optOuts.of(userId));
  }

  async allow(userId: number, kind: NotificationKind, channel: Channel): Promise<boolean> {
    return (await this.of(userId)).allows(kind, channel);
  }

  /** Idempotent. */
  async set(userId: number, kind: OptionalKind, channel: Channel, isEnabled: boolean): Promise<void> {
    const optOut = { kind, channel };
    if (isEnabled) await this.optOuts.remove(userId, optOut);
    else await this.optOuts.add(userId, optOut, this.clock.now());
  }

  /** What the link of a mail is about, without a session. @returns null for a link that is not ours or too old */
  ofLink(token: string): Subscription | null {
    const subject = this.links.read('unsubscribe', token);
    return subject === null ? null : subscriptionOf(subject);
  }

  /** Switches off mails of the kind of the link. Idempotent. @returns as `ofLink` */
  async unsubscribe(token: string): Promise<Subscription | null> {
    const subscription = this.ofLink(token);
    if (subscription) await this.set(subscription.userId, subscription.kind, 'email', false);
    return subscription;
  }
}
