import { describe, expect, it } from '@jest/globals';
import { KeyedMutex } from '../../../src/application/shared/keyed-mutex.js';

describe('KeyedMutex', () => {
  it('those who want the same come one after another, as they asked, whatever befalls those before', async () => {
    const mutex = new KeyedMutex();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.push(`${name} ends`);
      if (name === 'Ada') throw new Error('no seat');
      return name;
    };
    const ada = mutex.run(1, work('Ada'));
    const ben = mutex.run(1, work('Ben'));
    await expect(ada).rejects.toThrow('no seat');
    await expect(ben).resolves.toBe('Ben');
    expect(seen).toEqual(['Ada begins', 'Ada ends', 'Ben begins', 'Ben ends']);
  });

  it('who wants something else waits for nobody, and nothing is kept of who is done', async () => {
    const mutex = new KeyedMutex();
    let letAdaGo = () => {};
    const ada = mutex.run(1, () => new Promise<void>((resolve) => (letAdaGo = resolve)));
    await mutex.run(2, () => Promise.resolve());
    expect(mutex.size).toBe(1);
    letAdaGo();
    await ada;
    expect(mutex.size).toBe(0);
  });
});
