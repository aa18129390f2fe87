import { PICTURE_BYTES_LIMIT } from '../../../src/application/shared/pictures.js';
import { PICTURE, aProfileDesk } from '../profile/a-profile-desk.js';
import { RemovePicture, REMOVE_PICTURE } from '../../../src/application/shared/remove-picture.js';
import { eraseWithPictures } from '../../../src/application/shared/erase-with-pictures.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { refused } from '../../support/refused.js';

let desk: Awaited<ReturnType<typeof aProfileDesk>>;
beforeEach(async () => {
  desk = await aProfileDesk();
});

describe('PictureStore', () => {
  it('stores the converted picture under a random address', async () => {
    await desk.changeTo({ profileImageUrl: PICTURE });
    const { profileImageUrl } = await desk.reloaded();
    expect(profileImageUrl).toMatch(new RegExp(`^/api/pictures/${desk.ada.id}/[a-z0-9]{24}\\.webp$`));
    const kept = await desk.pictures.find(profileImageUrl!.replace('/api/pictures/', ''));
    expect(kept!.contentType).toBe('image/webp');
    expect(Buffer.from(kept!.bytes).toString()).toBe('webp of a picture');
  });

  it('accepts pictures under 2 MB only', async () => {
    const of = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
    await refused(desk.changeTo({ profileImageUrl: of(Buffer.from('no picture')) }), 'not_a_picture');
    await refused(desk.changeTo({ profileImageUrl: of(Buffer.from('x'), 'text/html') }), 'not_a_picture');
    await refused(
      desk.changeTo({ profileImageUrl: of(Buffer.alloc(PICTURE_BYTES_LIMIT)) }),
      'picture_too_large',
    );
    await desk.changeTo({ profileImageUrl: of(Buffer.alloc(PICTURE_BYTES_LIMIT - 1)) });
  });

  it('deletes the stored file if the rest of the change fails', async () => {
    const change = desk.changeTo({ profileImageUrl: PICTURE, bio: 'x'.repeat(201) });
    await refused(change, 'text_not_allowed');
    expect(desk.store.objects.size).toBe(0);
  });

  it('finds files under valid picture paths only', async () => {
    await desk.store.put('identity/1/passport.pdf', Buffer.from('secret'), 'application/pdf');
    await desk.store.put('pictures/1/notes.txt', Buffer.from('secret'), 'text/plain');
    for (const path of [
      '1/notes.txt',
      '../identity/1/passport.pdf',
      '1/../../identity/1/passport.pdf',
      '',
      '1/%2e%2e/x.webp',
    ]) {
      expect(await desk.pictures.find(path)).toBeNull();
    }
  });
});

describe('RemovePicture', () => {
  it('deletes replaced and removed profile pictures', async () => {
    await desk.changeTo({ profileImageUrl: PICTURE });
    const first = (await desk.reloaded()).profileImageUrl;
    await desk.changeTo({ profileImageUrl: PICTURE });
    const second = (await desk.reloaded()).profileImageUrl;
    await desk.changeTo({ profileImageUrl: '' });
    expect(await desk.reloaded()).toMatchObject({ profileImageUrl: null });

    const removals = desk.jobs.take<{ address: string }>('remove-picture');
    expect(removals).toEqual([{ address: first }, { address: second }]);
    const remove = new RemovePicture(desk.pictures, { isReferenced: async () => false });
    for (const removal of removals) await remove.execute(removal);
    expect(desk.store.objects.size).toBe(0);
  });

  it('keeps a picture that a report refers to as evidence', async () => {
    await desk.changeTo({ profileImageUrl: PICTURE });
    await desk.changeTo({ profileImageUrl: '' });
    const remove = new RemovePicture(desk.pictures, { isReferenced: async () => true });
    for (const removal of desk.jobs.take<{ address: string }>('remove-picture'))
      await remove.execute(removal);
    expect(desk.store.objects.size).toBe(1);
  });
});

const address = '/api/pictures/1/abcdefghijklmnopqrstuvwx.webp';

it('a batch is erased, and the removal of its pictures is queued', async () => {
  const jobs = new RecordingJobs();
  const unitOfWork = new InMemoryUnitOfWork(jobs);
  const erase = () => Promise.resolve({ erased: 2, pictures: [address] });
  expect(await eraseWithPictures({ unitOfWork, jobs }, erase)).toBe(2);
  expect(jobs.take(REMOVE_PICTURE)).toEqual([{ address }]);
});

it('a batch that fails queues no removal, and earlier ones stay erased', async () => {
  const jobs = new RecordingJobs();
  const unitOfWork = new InMemoryUnitOfWork(jobs);
  await eraseWithPictures({ unitOfWork, jobs }, () => Promise.resolve({ erased: 1, pictures: [address] }));
  const failing = eraseWithPictures({ unitOfWork, jobs }, async () => {
    await jobs.add(REMOVE_PICTURE, { address });
    throw new Error('the database is away');
  });
  await expect(failing).rejects.toThrow('the database is away');
  expect(jobs.take(REMOVE_PICTURE)).toEqual([{ address }]);
});
