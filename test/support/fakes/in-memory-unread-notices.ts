import type { SentWithin, UnreadChat, UnreadNotices } from '../../../src/application/chat/unread-notices.js';

/** An unread chat with the time of its oldest unread message. */
export interface Waiting extends UnreadChat {
  readonly sentAt: Date;
}

/** Chats that stay unread; each is announced once on a channel. */
export class InMemoryUnreadNotices implements UnreadNotices {
  waiting: Waiting[] = [];
  private readonly pushed = new Set<number>();
  private readonly mailed = new Map<number, Date>();

  async toPush({ from, until }: SentWithin, afterSeatId: number, limit: number): Promise<UnreadChat[]> {
    return this.waiting
      .filter(({ seatId, sentAt }) => seatId > afterSeatId && sentAt > from && sentAt <= until)
      .filter(({ seatId }) => !this.pushed.has(seatId))
      .slice(0, limit);
  }

  async usersToMail(
    { from, until }: SentWithin,
    mailedBefore: Date,
    afterUserId: number,
    limit: number,
  ): Promise<number[]> {
    const wasMailed = (userId: number) =>
      this.waiting.some(
        (chat) => chat.userId === userId && (this.mailed.get(chat.seatId) ?? 0) > mailedBefore,
      );
    const due = this.waiting.filter(
      ({ seatId, sentAt }) => sentAt > from && sentAt <= until && !this.mailed.has(seatId),
    );
    return [...new Set(due.map(({ userId }) => userId))]
      .filter((userId) => userId > afterUserId && !wasMailed(userId))
      .sort((a, b) => a - b)
      .slice(0, limit);
  }

  async toMail(userId: number): Promise<UnreadChat[]> {
    return this.waiting.filter((chat) => chat.userId === userId && !this.mailed.has(chat.seatId));
  }

  async notePushed({ seatId }: UnreadChat): Promise<boolean> {
    const isFirst = !this.pushed.has(seatId);
    this.pushed.add(seatId);
    return isFirst;
  }

  async noteMailed({ seatId }: UnreadChat, at: Date): Promise<boolean> {
    const isFirst = !this.mailed.has(seatId);
    this.mailed.set(seatId, at);
    return isFirst;
  }
}
