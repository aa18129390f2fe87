import { allowedSubscription, type PushSubscription } from '../../domain/notifications/push-subscription.js';
import type { Clock, RateLimit, RateLimiter } from '../shared/ports.js';
import type { PushDevices } from './push.js';

/** The app repeats the subscription of a device when it opens. */
const PUSH_SUBSCRIPTIONS: RateLimit = { name: 'push-subscriptions', times: 60, perSeconds: 3600 };

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
