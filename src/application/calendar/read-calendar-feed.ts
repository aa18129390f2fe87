import { DAY_MS } from '../../domain/shared/durations.js';
import { CALENDAR_READS, UNKNOWN_CALENDARS } from './limits.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { CalendarEvents, CalendarFeeds, FeedOwner } from './calendar-feeds.js';
import type { TableEvent } from '../notifications/calendar-file.js';

/** Calendars delete events that a feed no longer contains, so past ones stay in it for a while. */
const PAST_DAYS = 56;
const MAX_EVENTS = 100;

/** The tables of the user who has given the address of their feed to a calendar. */
export class ReadCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly events: CalendarEvents,
    private readonly standing: GoodStanding,
    private readonly rateLimiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * @param network of the caller; only its unknown addresses count, because one calendar service reads for many users
   * @returns null when the address does not work, or no longer, and for a suspended account
   * @throws TooManyAttempts
   */
  async execute(
    token: string,
    network: string,
  ): Promise<{
    readonly owner: FeedOwner;
    readonly events: readonly TableEvent[];
    readonly now: Date;
  } | null> {
    await this.rateLimiter.consume(UNKNOWN_CALENDARS, network);
    const owner = await this.feeds.ownerOf(token);
    if (!owner) return null;
    await this.rateLimiter.refund(UNKNOWN_CALENDARS, network);
    await this.rateLimiter.consume(CALENDAR_READS, String(owner.userId));
    if (!(await this.standing.has(owner.userId))) return null;
    const now = this.clock.now();
    const since = new Date(now.getTime() - PAST_DAYS * DAY_MS);
    return { owner, events: await this.events.of(owner.userId, since, MAX_EVENTS), now };
  }
}
