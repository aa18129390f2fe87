import type { Channel, NotificationKind, OptionalKind } from '../../domain/shared/notification-kind.js';
import { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';
import type { Clock } from '../shared/ports.js';
import type { OptOuts } from './ports.js';

/** Reads and changes which notifications a user wants; every channel asks here right before it sends. */
export class Preferences {
  constructor(
    private readonly optOuts: OptOuts,
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
}
