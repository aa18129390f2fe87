import { DAY_MS } from '../../domain/shared/durations.js';
import type { TableEvent } from '../notifications/calendar-file.js';
import type { RateLimit } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import { type CalendarPorts, FEED_TOKEN_LENGTH, type FeedOwner } from './ports.js';

/** New addresses, per user. */
const NEW_FEEDS: RateLimit = { name: 'new-calendar-feeds', times: 10, perSeconds: 3_600 };
/** Reads of one feed, per user; calendars read it every few hours. */
const READS: RateLimit = { name: 'calendar-reads', times: 60, perSeconds: 600 };
/** Unknown addresses, per network. */
const UNKNOWN: RateLimit = { name: 'unknown-calendars', times: 60, perSeconds: 600 };

/** Calendars delete events that a feed no longer contains, so past ones stay in it for a while. */
const PAST_DAYS = 56;
const MAX_EVENTS = 100;

/** The private address of a calendar feed: its user makes and revokes it, a calendar reads it. See ADR 49. */
export class CalendarFeed {
  constructor(private readonly ports: CalendarPorts) {}

  /** Replaces an earlier address. @returns the token, which cannot be read later @throws TooManyAttempts */
  async create(userId: number): Promise<{ readonly token: string; readonly createdAt: Date }> {
    const { unitOfWork, feeds, newLinkNotice, limiter, chance, clock } = this.ports;
    await limiter.consume(NEW_FEEDS, String(userId));
    const token = unguessableName(chance, FEED_TOKEN_LENGTH);
    const createdAt = clock.now();
    await unitOfWork.run(async () => {
      await feeds.put(userId, token, createdAt);
      await newLinkNotice.made(userId, 'calendar_feed');
    });
    return { token, createdAt };
  }

  /** Idempotent. */
  revoke(userId: number): Promise<void> {
    return this.ports.feeds.remove(userId);
  }

  /**
   * @param network of the caller; only its unknown addresses count, because one calendar service reads for many users
   * @returns null when the address does not work, or no longer, and for a suspended account
   * @throws TooManyAttempts
   */
  async read(
    token: string,
    network: string,
  ): Promise<{
    readonly owner: FeedOwner;
    readonly events: readonly TableEvent[];
    readonly now: Date;
  } | null> {
    const { feeds, calendarEvents, goodStanding, limiter, clock } = this.ports;
    await limiter.consume(UNKNOWN, network);
    const owner = await feeds.ownerOf(token);
    if (!owner) return null;
    await limiter.refund(UNKNOWN, network);
    await limiter.consume(READS, String(owner.userId));
    if (!(await goodStanding.has(owner.userId))) return null;
    const now = clock.now();
    const since = new Date(now.getTime() - PAST_DAYS * DAY_MS);
    return { owner, events: await calendarEvents.of(owner.userId, since, MAX_EVENTS), now };
  }
}
