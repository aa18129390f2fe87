import { KeyedMutex } from '../../../src/application/shared/keyed-mutex.js';

describe('KeyedMutex', () => {
  it('runs callers of one key in order, even after an error of an earlier one', async () => {
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

  it('runs callers of different keys concurrently and removes finished keys', async () => {
    const mutex = new KeyedMutex();
    let letAdaGo = () => {};
    const ada = mutex.run(1, () => new Promise<void>((resolve) => (letAdaGo = resolve)));
    await mutex.run(2, () => Promise.resolve());
    expect(mutex.size).toBe(1);
    letAdaGo();
    await ada;
    expect(mutex.size).toBe(0);
  });

  it('refuses the caller who would wait behind more than it lets wait, and then goes on', async () => {
    const mutex = new KeyedMutex(2);
    let letAdaGo = () => {};
    const ada = mutex.run(1, () => new Promise<void>((resolve) => (letAdaGo = resolve)));
    const waiting = [mutex.run(1, () => Promise.resolve('Ben')), mutex.run(1, () => Promise.resolve('Cy'))];
    let hasRun = false;
    const refused = mutex.run(1, () => Promise.resolve((hasRun = true)));
    await expect(refused).rejects.toMatchObject({ name: 'ServiceUnavailable', code: 'unavailable' });
    await expect(mutex.run(2, () => Promise.resolve('of another key'))).resolves.toBe('of another key');
    letAdaGo();
    await ada;
    await expect(Promise.all(waiting)).resolves.toEqual(['Ben', 'Cy']);
    expect(hasRun).toBe(false);
    await expect(mutex.run(1, () => Promise.resolve('Dee'))).resolves.toBe('Dee');
    expect(mutex.size).toBe(0);
  });
});
