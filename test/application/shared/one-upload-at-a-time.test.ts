import { OneUploadAtATime, UploadUnderWay } from '../../../src/application/shared/one-upload-at-a-time.js';

describe('OneUploadAtATime', () => {
  it('refuses a second upload of the same kind and user, but not other ones', async () => {
    const uploads = new OneUploadAtATime();
    let finish = () => {};
    const first = uploads.run('photo', 7, () => new Promise<void>((resolve) => (finish = resolve)));
    await expect(uploads.run('photo', 7, async () => 'second')).rejects.toThrow(UploadUnderWay);
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
