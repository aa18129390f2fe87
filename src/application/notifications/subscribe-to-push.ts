import { allowedSubscription, type PushSubscription } from '../../domain/notifications/push-subscription.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import { PUSH_SUBSCRIPTIONS } from './limits.js';
import type { PushDevices } from './push.js';

export interface SubscribeCommand {
  readonly userId: number;
  readonly sessionId: string;
  readonly subscription: PushSubscription;
}

/** Turns on push messages for the device of a session. */
export class SubscribeToPush {
  constructor(
    private readonly devices: Pick<PushDevices, 'put'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws PushSubscriptionNotAllowed, TooManyAttempts */
  async execute({ userId, sessionId, subscription }: SubscribeCommand): Promise<void> {
    const allowed = allowedSubscription(subscription);
    await this.limiter.consume(PUSH_SUBSCRIPTIONS, String(userId));
    await this.devices.put(userId, sessionId, allowed, this.clock.now());
  }
}
