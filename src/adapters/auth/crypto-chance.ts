import { randomInt } from 'node:crypto';
import type { Chance } from '../../application/shared/ports.js';

/** Chance from the operating system, without bias. */
export class CryptoChance implements Chance {
  below(bound: number): number {
    return randomInt(bound);
  }
}
