import { FEED_TOKEN_LENGTH, type CalendarFeeds } from './calendar-feeds.js';
import { NEW_CALENDAR_FEEDS } from './limits.js';
import type { NewLinkNotice } from '../shared/new-link-notice.js';
import type { Chance, Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';

/** A user makes and revokes the private address of their calendar feed. See ADR 49. */
export class OwnCalendarFeed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly feeds: CalendarFeeds,
    private readonly notice: NewLinkNotice,
    private readonly rateLimiter: RateLimiter,
    private readonly chance: Chance,
    private readonly clock: Clock,
  ) {}

  /** Replaces an earlier address. @returns the token, which cannot be read later @throws TooManyAttempts */
  async create(userId: number): Promise<{ readonly token: string; readonly createdAt: Date }> {
    await this.rateLimiter.consume(NEW_CALENDAR_FEEDS, String(userId));
    const token = unguessableName(this.chance, FEED_TOKEN_LENGTH);
    const createdAt = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.feeds.put(userId, token, createdAt);
      await this.notice.made(userId, 'calendar_feed');
    });
    return { token, createdAt };
  }

  /** Idempotent. */
  revoke(userId: number): Promise<void> {
    return this.feeds.remove(userId);
  }
}
