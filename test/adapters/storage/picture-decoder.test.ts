import { join } from 'node:path';
import sharp from 'sharp';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import { PictureDecoder } from '../../../src/adapters/storage/picture-decoder.js';
import { eventually } from '../../support/eventually.js';
import { childrenOfThisThread, CAN_READ_MEMORY } from '../../support/process-memory.js';

const STUCK = join(import.meta.dirname, '..', '..', 'support', 'stuck-picture-process.mjs');
const USE = { longerSide: 64, quality: 80, maxPixels: 1_000_000 };
const aPicture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 700, height: 1_000, channels, background: 'teal' } }).png();

let decoder: PictureDecoder;
afterEach(() => decoder.close());

it('queues eight pictures and refuses the ninth', async () => {
  decoder = new PictureDecoder({ entry: STUCK });
  const bytes = await aPicture().toBuffer();
  const taken = Array.from({ length: 8 }, () => decoder.reencode(bytes, USE));
  const refused = decoder.reencode(bytes, USE);
  await expect(refused).rejects.toMatchObject({ name: 'ServiceUnavailable', code: 'picture_queue_full' });
  decoder.close();
  const ends = await Promise.allSettled(taken);
  expect(ends.map((end) => end.status === 'rejected' && end.reason instanceof ServiceUnavailable)).toEqual(
    taken.map(() => true),
  );
});

it('throws ServiceUnavailable when its process gets no CPU time, and starts a new one for the next picture', async () => {
  decoder = new PictureDecoder({ entry: STUCK, limits: { cpuMs: 60, clockMs: 200 } });
  const bytes = await aPicture().toBuffer();
  const away = { name: 'ServiceUnavailable', code: 'pictures_away' };
  await Promise.all(
    [decoder.reencode(bytes, USE), decoder.reencode(bytes, USE)].map((refused) =>
      expect(refused).rejects.toMatchObject(away),
    ),
  );
});

it('throws ServiceUnavailable when its process does not start', async () => {
  decoder = new PictureDecoder({ entry: join(import.meta.dirname, 'no-such-file.mjs') });
  const refused = decoder.reencode(await aPicture().toBuffer(), USE);
  await expect(refused).rejects.toMatchObject({ name: 'ServiceUnavailable', code: 'pictures_away' });
});

it('counts a picture of 16 bits per channel twice', async () => {
  decoder = new PictureDecoder();
  await expect(decoder.reencode(await aPicture().toBuffer(), USE)).resolves.not.toBeNull();
  const deep = await aPicture(4).toColourspace('rgb16').toBuffer();
  await expect(decoder.reencode(deep, USE)).resolves.toBeNull();
});

(CAN_READ_MEMORY ? it : it.skip)(
  'starts no process before the first picture and keeps none when idle',
  async () => {
    decoder = new PictureDecoder({ idleMs: 50 });
    const before = childrenOfThisThread().length;
    await decoder.reencode(await aPicture().toBuffer(), USE);
    await eventually(async () => childrenOfThisThread().length === before);
  },
);
