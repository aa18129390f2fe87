import type { Chance } from '../../../src/application/shared/ports.js';

/** Returns scripted numbers, then increments the last one. */
export class ScriptedChance implements Chance {
  private readonly numbers: number[];
  private last = 0;

  constructor(...numbers: number[]) {
    this.numbers = numbers;
  }

  below(bound: number): number {
    this.last = this.numbers.shift() ?? this.last + 1;
    return this.last % bound;
  }
}
