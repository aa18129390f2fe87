import { KeyedMutex } from '../../../src/application/shared/keyed-mutex.js';
import { OneUploadAtATime } from '../../../src/application/shared/one-upload-at-a-time.js';
import { refused } from '../../support/refused.js';

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

describe('OneUploadAtATime', () => {
  it('refuses a second upload of the same kind and user, but not other ones', async () => {
    const uploads = new OneUploadAtATime();
    let finish = () => {};
    const first = uploads.run('photo', 7, () => new Promise<void>((resolve) => (finish = resolve)));
    await refused(
      uploads.run('photo', 7, async () => 'second'),
      'upload_under_way',
    );
    expect(await uploads.run('photo', 8, async () => 'other user')).toBe('other user');
    expect(await uploads.run('id', 7, async () => 'other kind')).toBe('other kind');
    finish();
    await first;
    expect(await uploads.run('photo', 7, async () => 'later')).toBe('later');
  });

  it('releases the lock after an error', async () => {
    const uploads = new OneUploadAtATime();
    const failing = uploads.run('photo', 7, () => Promise.reject(new Error('damaged')));
    await expect(failing).rejects.toThrow('damaged');
    expect(await uploads.run('photo', 7, async () => 'again')).toBe('again');
  });
});
