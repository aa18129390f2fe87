import {
  type AssessedTable,
  type Misses,
  MOST_MISSES,
  type TableRecords,
} from '../../../src/application/attendance/ports.js';
import type { Miss } from '../../../src/domain/attendance/miss.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemoryMisses implements Misses {
  readonly rows = new InMemoryRows<Miss>();

  async save(miss: Miss): Promise<void> {
    this.rows.save(miss);
  }

  async of(id: number): Promise<Miss[]> {
    const found = this.rows.filter(({ userId }) => userId === id);
    const newestFirst = found.sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
    return newestFirst
      .slice(0, MOST_MISSES)
      .map((miss) => this.rows.find(({ id: other }) => other === miss.id)!);
  }

  async removeBefore(instant: Date, limit: number): Promise<number> {
    return this.rows.remove(({ at }) => at < instant, limit);
  }
}

/** A table that is over, with an id. */
interface StoredTable extends AssessedTable {
  readonly id: number;
}

export class InMemoryTableRecords implements TableRecords {
  readonly rows = new InMemoryRows<StoredTable>();
  readonly assessed = new InMemoryRows<{ readonly id: number }>();

  async dueBetween(from: Date, until: Date, limit: number, after = 0): Promise<number[]> {
    return this.rows
      .filter(
        ({ id, startsAt }) =>
          id > after && startsAt >= from && startsAt <= until && !this.assessed.find((one) => one.id === id),
      )
      .map(({ id }) => id)
      .slice(0, limit);
  }

  async claim(matchId: number): Promise<AssessedTable | null> {
    if (this.assessed.find(({ id }) => id === matchId)) return null;
    this.assessed.save({ id: matchId });
    return this.rows.find(({ id }) => id === matchId);
  }

  async attendedBy(userId: number, since: Date, now: Date): Promise<Date[]> {
    return this.rows
      .filter(
        ({ startsAt, seats }) =>
          startsAt > since &&
          startsAt <= now &&
          seats.some((seat) => seat.userId === userId && seat.isSeated),
      )
      .filter(({ testimonies }) => !testimonies.some(({ missed }) => missed.includes(userId)))
      .map(({ startsAt }) => startsAt);
  }
}
