import type { TableMates } from '../../../src/application/review-cases/table-mates.js';

/** Who sat at one table, or at a match, as a test says. */
export class InMemoryTableMates implements TableMates {
  private readonly tables: Array<readonly [number, number]> = [];
  private readonly seats: Array<readonly [userId: number, matchId: number]> = [];

  sitTogether(one: number, other: number): void {
    this.tables.push([one, other]);
  }

  sitAt(userId: number, matchId: number): void {
    this.seats.push([userId, matchId]);
  }

  async areTableMates(one: number, other: number): Promise<boolean> {
    return this.tables.some((table) => table.includes(one) && table.includes(other));
  }

  async satAt(userId: number, matchId: number): Promise<boolean> {
    return this.seats.some(([id, at]) => id === userId && at === matchId);
  }
}
