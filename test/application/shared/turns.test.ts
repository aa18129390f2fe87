import { describe, expect, it } from '@jest/globals';
import { Turns } from '../../../src/application/shared/turns.js';

describe('turns', () => {
  it('those who want the same come one after another, as they asked, whatever befalls those before', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.push(`${name} ends`);
      if (name === 'Ada') throw new Error('no seat');
      return name;
    };
    const ada = turns.take(1, work('Ada'));
    const ben = turns.take(1, work('Ben'));
    await expect(ada).rejects.toThrow('no seat');
    await expect(ben).resolves.toBe('Ben');
    expect(seen).toEqual(['Ada begins', 'Ada ends', 'Ben begins', 'Ben ends']);
  });

  it('who wants something else waits for nobody, and nothing is kept of who is done', async () => {
    const turns = new Turns();
    let letAdaGo = () => {};
    const ada = turns.take(1, () => new Promise<void>((resolve) => (letAdaGo = resolve)));
    await turns.take(2, () => Promise.resolve());
    expect(turns.size).toBe(1);
    letAdaGo();
    await ada;
    expect(turns.size).toBe(0);
  });
});
