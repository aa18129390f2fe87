import type { Undoable } from './in-memory-rows.js';

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly since: Date;
}

/** Who keeps whom away. */
export class InMemoryPairs implements Undoable {
  private pairs: readonly Pair[] = [];

  add(one: number, other: number, since: Date): void {
    const isThere = this.pairs.some((pair) => pair.one === one && pair.other === other);
    if (!isThere) this.pairs = [...this.pairs, { one, other, since }];
  }

  remove(one: number, other: number): void {
    this.pairs = this.pairs.filter((pair) => !(pair.one === one && pair.other === other));
  }

  /** Everyone who is kept away from the person, whichever of the two wanted it. */
  of(userId: number): Set<number> {
    const own = this.pairs.filter((pair) => pair.one === userId || pair.other === userId);
    return new Set(own.map(({ one, other }) => (one === userId ? other : one)));
  }

  /** Those whom the person wanted to be kept away, the newest first. */
  keptBy(userId: number): Pair[] {
    return this.pairs.filter(({ one }) => one === userId).reverse();
  }

  remember(): () => void {
    const before = this.pairs;
    return () => (this.pairs = before);
  }
}
