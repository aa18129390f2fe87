import { randomInt } from 'node:crypto';
import type { Chance } from '../../application/shared/ports.js';

/** Unbiased random integers from the operating system. */
export class CryptoChance implements Chance {
  below(bound: number): number {
    return randomInt(bound);
  }
}
