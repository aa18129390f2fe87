import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import {
  HeicPicture,
  NotAPicture,
  PROFILE_PICTURE,
  VENUE_PICTURE,
} from '../../../src/application/shared/pictures.js';
import { PictureDecoder } from '../../../src/adapters/storage/picture-decoder.js';
import { WebpPictureProcessor } from '../../../src/adapters/storage/picture-processor.js';

const decoder = new PictureDecoder();
afterAll(() => decoder.close());
const processor = new WebpPictureProcessor(decoder);
const toWebp = (bytes: Uint8Array) => processor.toWebp(bytes, PROFILE_PICTURE);
const aPicture = (width = 800, height = 600, background = '#b4532a'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
/** Signature and header of a PNG. */
const AFTER_HEADER = 33;
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

/** Adds an ICC profile to a PNG after its header, without changing a pixel. */
function withIcc(png: Buffer, profile: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  checksum.writeUInt32BE(crc32(data));
  const [head, rest] = [png.subarray(0, AFTER_HEADER), png.subarray(AFTER_HEADER)];
  return Buffer.concat([head, length, data, checksum, rest]);
}

async function refused(bytes: Uint8Array): Promise<void> {
  await expect(toWebp(bytes)).rejects.toThrow(NotAPicture);
}

describe('a picture someone uploads', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['png', () => aPicture().png().toBuffer()],
    ['jpeg', () => aPicture().jpeg().toBuffer()],
    ['webp', () => aPicture().webp().toBuffer()],
    ['gif', () => aPicture().gif().toBuffer()],
    ['avif', () => aPicture(200, 150).avif({ effort: 0 }).toBuffer()],
  ])('as %s becomes a WebP of the same proportions', async (format, make) => {
    const made = await sharp(await toWebp(await make())).metadata();
    expect(made.format).toBe('webp');
    expect([made.width, made.height]).toEqual(format === 'avif' ? [200, 150] : [512, 384]);
  });

  it('in portrait format is limited to 512 px in height', async () => {
    const made = await sharp(await toWebp(await aPicture(300, 3_000).png().toBuffer())).metadata();
    expect([made.width, made.height]).toEqual([51, 512]);
  });

  it('of a venue is larger, and is refused by its own field', async () => {
    const bytes = await aPicture(3_000, 1_500).png().toBuffer();
    const made = await sharp(await processor.toWebp(bytes, VENUE_PICTURE)).metadata();
    expect([made.width, made.height]).toEqual([1024, 512]);
    await expect(processor.toWebp(svg, VENUE_PICTURE)).rejects.toMatchObject({ field: 'venueImageUrl' });
  });

  it('loses its location and all other metadata', async () => {
    const taken = await aPicture()
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif!.toString('latin1')).toContain('SecretCamera');
    const made = await toWebp(taken);
    const { exif, xmp, iptc } = await sharp(made).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(made).toString('latin1')).not.toMatch(/SecretCamera|GPS|secret/);
  });

  it('with an orientation tag is rotated upright', async () => {
    const lying = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
      .composite([{ input: await aPicture(40, 200).png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data, info } = await sharp(await toWebp(lying))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([200, 400]);
    const blue = (y: number): number => data[(y * info.width + 100) * info.channels + 2]!;
    expect(blue(10)).toBeLessThan(100);
    expect(blue(390)).toBeGreaterThan(200);
  });

  it.each(['p3', 'srgb'])('of 16 bits per channel keeps the colors of its %s profile', async (profile) => {
    const one = aPicture(16, 16, '#e02010');
    const { icc } = await sharp(await one.clone().withIccProfile(profile).png().toBuffer()).metadata();
    const deep = await one.clone().toColourspace('rgb16').png().toBuffer();
    const colorOf = async (bytes: Uint8Array) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
    const [shallow, made] = await Promise.all(
      [await one.clone().png().toBuffer(), deep].map(async (png) =>
        colorOf(await toWebp(withIcc(png, icc!))),
      ),
    );
    for (const [index, value] of made!.entries())
      expect(Math.abs(value - shallow![index]!)).toBeLessThanOrEqual(2);
  });

  it('that is animated is reduced to its first frame', async () => {
    const frames = await Promise.all(
      ['#b4532a', '#2a53b4'].map((background) => aPicture(60, 60, background).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const made = await sharp(await toWebp(moving), { animated: true }).metadata();
    expect([made.pages ?? 1, made.height]).toEqual([1, 60]);
  });
});

describe('what is no picture', () => {
  it('is an SVG, whatever it calls itself', () => refused(svg));

  it.each([
    ['png', '\x89PNG\r\n\x1a\n'],
    ['gif', 'GIF89a'],
    ['jpeg', '\xff\xd8\xff'],
    ['webp', 'RIFF\x01\x00\x00\x00WEBP'],
  ])('is an SVG that begins like a %s', (_format, magic) =>
    refused(Buffer.concat([Buffer.from(magic, 'latin1'), svg])),
  );

  it('is text, nothing, or one byte', async () => {
    await refused(Buffer.from('<!doctype html><p>hello'));
    await refused(new Uint8Array());
    await refused(Uint8Array.of(0x89));
  });

  it.each(['heic', 'heix', 'hevc', 'mif1'])('is HEIC, which is named as such (%s)', async (brand) => {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
    await expect(toWebp(bytes)).rejects.toThrow(HeicPicture);
  });

  it('is a TIFF, though it could be read', async () => refused(await aPicture().tiff().toBuffer()));

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('is a %s that was cut off', async (format) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
      .toFormat(format)
      .toBuffer();
    await toWebp(whole);
    await refused(whole.subarray(0, Math.floor(whole.length / 2)));
    await refused(whole.subarray(0, 40));
  });

  it('is a small file that decodes to more than 16 megapixels', async () => {
    const bomb = await aPicture(4_200, 4_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    await refused(bomb);
    const large = await aPicture(4_096, 4_096).png().toBuffer();
    await expect(toWebp(large)).resolves.toBeDefined();
  });
});
