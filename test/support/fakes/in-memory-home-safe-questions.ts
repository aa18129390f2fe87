import type { HomeSafeQuestions, HomeSafeSeat } from '../../../src/application/safety/home-safe-questions.js';

/** The question of each seat that is given; every seat of it is due. */
export class InMemoryHomeSafeQuestions implements HomeSafeQuestions {
  readonly rows = new Map<string, { askedAt: Date; answeredAt: Date | null }>();

  constructor(readonly seats: readonly HomeSafeSeat[]) {}

  async due(_now: Date, limit: number, after?: HomeSafeSeat): Promise<HomeSafeSeat[]> {
    return this.seats
      .slice(after ? this.seats.indexOf(after) + 1 : 0)
      .filter(({ matchId, userId }) => !this.rows.has(`${matchId}:${userId}`))
      .slice(0, limit);
  }

  async markAsked(matchId: number, userId: number, now: Date): Promise<boolean> {
    const isNew = !this.rows.has(`${matchId}:${userId}`);
    if (isNew) this.rows.set(`${matchId}:${userId}`, { askedAt: now, answeredAt: null });
    return isNew;
  }

  async startOf(matchId: number, userId: number): Promise<Date | null> {
    const isIts = (seat: HomeSafeSeat) => seat.matchId === matchId && seat.userId === userId;
    return this.seats.find(isIts)?.startsAt ?? null;
  }

  async markAnswered(matchId: number, userId: number, now: Date): Promise<void> {
    const askedAt = this.rows.get(`${matchId}:${userId}`)?.askedAt ?? now;
    this.rows.set(`${matchId}:${userId}`, { askedAt, answeredAt: now });
  }

  async removeAskedBefore(instant: Date, limit: number): Promise<number> {
    const old = [...this.rows].filter(([, { askedAt }]) => askedAt < instant).slice(0, limit);
    for (const [key] of old) this.rows.delete(key);
    return old.length;
  }
}
