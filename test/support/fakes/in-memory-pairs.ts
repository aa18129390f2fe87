import type { Undoable } from './in-memory-rows.js';

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly since: Date;
}

/** Pairs of users with a block. */
export class InMemoryPairs implements Undoable {
  private pairs: readonly Pair[] = [];

  add(one: number, other: number, since: Date): void {
    const isThere = this.pairs.some((pair) => pair.one === one && pair.other === other);
    if (!isThere) this.pairs = [...this.pairs, { one, other, since }];
  }

  remove(one: number, other: number): void {
    this.pairs = this.pairs.filter((pair) => !(pair.one === one && pair.other === other));
  }

  /** All users with a block in either direction. */
  of(userId: number): Set<number> {
    const own = this.pairs.filter((pair) => pair.one === userId || pair.other === userId);
    return new Set(own.map(({ one, other }) => (one === userId ? other : one)));
  }

  /** The users that this user has blocked, newest first. */
  keptBy(userId: number): Pair[] {
    return this.pairs.filter(({ one }) => one === userId).reverse();
  }

  remember(): () => void {
    const before = this.pairs;
    return () => (this.pairs = before);
  }
}
