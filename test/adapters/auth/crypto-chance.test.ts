import { CryptoChance } from '../../../src/adapters/auth/crypto-chance.js';

describe('the random number generator', () => {
  it('returns every integer below the bound about equally often, and none beyond it', () => {
    const chance = new CryptoChance();
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 60_000; draw++) {
      const number = chance.below(6);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    // Ten standard deviations of a fair die.
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(920);
  });

  it('returns 0 for the bound 1', () => {
    expect(new CryptoChance().below(1)).toBe(0);
  });
});
