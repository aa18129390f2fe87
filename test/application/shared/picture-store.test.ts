import { TextNotAllowed } from '../../../src/domain/shared/text-not-allowed.js';
import {
  NotAPicture,
  PICTURE_BYTES_LIMIT,
  PictureTooLarge,
} from '../../../src/application/shared/pictures.js';
import { PICTURE, aProfileDesk } from '../profile/a-profile-desk.js';

describe('PictureStore', () => {
  it('stores the converted picture under a random address', async () => {
    const desk = await aProfileDesk();
    await desk.changeTo({ profileImageUrl: PICTURE });
    const { profileImageUrl } = await desk.reloaded();
    expect(profileImageUrl).toMatch(new RegExp(`^/api/pictures/${desk.ada.id}/[a-z0-9]{24}\\.webp$`));
    const kept = await desk.pictures.find(profileImageUrl!.replace('/api/pictures/', ''));
    expect(kept!.contentType).toBe('image/webp');
    expect(Buffer.from(kept!.bytes).toString()).toBe('webp of a picture');
  });

  it('accepts pictures under 2 MB only', async () => {
    const desk = await aProfileDesk();
    const of = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
    await expect(desk.changeTo({ profileImageUrl: of(Buffer.from('no picture')) })).rejects.toThrow(
      NotAPicture,
    );
    await expect(desk.changeTo({ profileImageUrl: of(Buffer.from('x'), 'text/html') })).rejects.toThrow(
      NotAPicture,
    );
    await expect(desk.changeTo({ profileImageUrl: of(Buffer.alloc(PICTURE_BYTES_LIMIT)) })).rejects.toThrow(
      PictureTooLarge,
    );
    await desk.changeTo({ profileImageUrl: of(Buffer.alloc(PICTURE_BYTES_LIMIT - 1)) });
  });

  it('deletes the stored file if the rest of the change fails', async () => {
    const desk = await aProfileDesk();
    const change = desk.changeTo({ profileImageUrl: PICTURE, bio: 'x'.repeat(201) });
    await expect(change).rejects.toThrow(TextNotAllowed);
    expect(desk.store.objects.size).toBe(0);
  });

  it('finds files under valid picture paths only', async () => {
    const desk = await aProfileDesk();
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
