import { type Random, seededRandom } from '../../src/domain/seating/model/random.js';

/** Decisions that depend on a seed alone. */
export class Chance {
  private readonly random: Random;

  private constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  /** A generator of its own for each subject, such as a member and a week, so that no decision depends on the order of others. */
  static of(...parts: ReadonlyArray<number | string>): Chance {
    let hash = 2_166_136_261;
    for (const character of parts.join('/')) hash = Math.imul(hash ^ character.codePointAt(0)!, 16_777_619);
    return new Chance(hash);
  }

  /** True with the probability, from 0 to 1. */
  happens(probability: number): boolean {
    return this.random.below(100_000) < probability * 100_000;
  }

  /** A whole number, both bounds included. */
  between(least: number, most: number): number {
    return least + this.random.below(most - least + 1);
  }

  /** From about -1 to 1, and mostly near 0. */
  spread(): number {
    return (this.between(0, 1000) + this.between(0, 1000) + this.between(0, 1000)) / 1500 - 1;
  }

  one<T>(of: readonly T[]): T {
    return of[this.random.below(of.length)]!;
  }
}
