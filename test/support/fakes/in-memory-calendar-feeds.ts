import type { CalendarFeeds, FeedOwner } from '../../../src/application/calendar/ports.js';

export class InMemoryCalendarFeeds implements CalendarFeeds {
  private readonly feeds = new Map<number, { token: string; createdAt: Date }>();

  async put(userId: number, token: string, createdAt: Date): Promise<void> {
    this.feeds.set(userId, { token, createdAt });
  }

  async remove(userId: number): Promise<void> {
    this.feeds.delete(userId);
  }

  async createdAt(userId: number): Promise<Date | null> {
    return this.feeds.get(userId)?.createdAt ?? null;
  }

  async ownerOf(token: string): Promise<FeedOwner | null> {
    const [userId] = [...this.feeds].find(([, feed]) => feed.token === token) ?? [];
    return userId === undefined ? null : { userId, language: 'en' };
  }
}
