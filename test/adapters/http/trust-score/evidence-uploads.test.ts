import { OPENED } from '../../../../src/infrastructure/compose/tokens.js';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { APerson, Answer } from '../../../support/http/a-person.js';
import {
  aForm,
  aPhoto,
  FORM_TYPE,
  submitId,
  submitPhoto,
  setProfilePicture,
  ID_PATH,
  PICTURE_PATH,
  upload,
} from '../../../support/http/an-upload.js';
import { refused } from '../../../support/http/refused.js';
import { aPdf } from '../../../support/http/a-pdf.js';
import { aProduct } from '../../../support/http/test-product.js';

const MB = 1024 * 1024;
const A_PDF = aPdf();

const product = aProduct();
let ada: APerson;

beforeAll(async () => {
  ada = await product.person().signUp();
  await setProfilePicture(ada);
});

const storedFiles = async (): Promise<string[]> => {
  const folder = join(product.server.container.get(OPENED).config.dataDir, 'storage', 'evidence');
  return (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
};
const keysOf = async ({ id }: APerson): Promise<string[]> => {
  const { rows } = await product.query<{ key: string }>(
    'select file_key as key from verification_reviews where user_id = $1',
    [id],
  );
  return rows.map(({ key }) => key);
};

/** Hands in an ID. @returns what is stored of it */
async function handedIn(bytes: Uint8Array) {
  const person = await product.person().signUp();
  expect((await submitId(person, bytes)).status).toBe(200);
  const [key] = (await keysOf(person)) as [string];
  return { person, key, ...(await product.server.container.get(OPENED).evidenceStore.get(key))! };
}

describe('a valid file', () => {
  it('is re-encoded as a picture without metadata', async () => {
    const taken = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\x03\x04 a zip')]);
    const { bytes, contentType } = await handedIn(polyglot);
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([contentType, format, width, height, exif]).toEqual(['image/webp', 'webp', 2000, 1000, undefined]);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|SecretCamera|a zip/);
  });

  it('may be a PDF of exactly 10 MB, which is stored as pictures of its pages', async () => {
    const pdf = Buffer.alloc(10 * MB, ' ');
    A_PDF.copy(pdf);
    pdf.write('%%EOF\n', pdf.length - 6);
    const { bytes, contentType } = await handedIn(pdf);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([contentType, format, width, height]).toEqual(['image/webp', 'webp', 1696, 2400]);
  });

  it.each(['png', 'webp'] as const)('may be a %s, and is stored encrypted', async (format) => {
    const picture = await sharp(await aPhoto())
      .toFormat(format)
      .toBuffer();
    const { person, key } = await handedIn(picture);
    expect(key).toMatch(/^evidence\/[a-z0-9]{24}$/);
    const raw = (await product.server.container.get(OPENED).objectStore.get(key))!;
    expect(Buffer.from(raw.bytes).toString('latin1')).not.toMatch(/RIFF|WEBP/);
    expect(raw.contentType).toBe('application/octet-stream');
    await person.does(`GET /api/pictures/${key} 404`);
    await person.does(`GET /api/pictures/..%2f${key.replace('/', '%2f')} 404`);
  });
});

describe('an invalid file', () => {
  const part = (bytes: Uint8Array | string, more: object = {}) => ({ name: 'idDocument', bytes, ...more });
  const bomb = () =>
    sharp({ create: { width: 5_100, height: 5_100, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
  /** The header of a picture of 60,000 by 60,000 pixels, in a few bytes. */
  const enormous = async () => {
    const png = await sharp(await aPhoto())
      .png()
      .toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  const aPdfWith = (object: string) => Buffer.from(`%PDF-1.4\n1 0 obj<<${object}>>endobj\n%%EOF\n`);
  /** The end record of an archive with the end of a PDF in its comment. */
  const anArchiveToo = Buffer.from(
    `%PDF-1.4\n%PK\x03\x04…PK\x05\x06${'\0'.repeat(16)}\x06\0%%EOF\n`,
    'latin1',
  );
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const gif = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).gif();

  const cases: Array<[string, number, () => Promise<Buffer> | Buffer, string?]> = [
    ['missing', 400, () => aForm()],
    ['in another field', 400, async () => aForm({ name: 'document', bytes: await aPhoto() })],
    ['of a field without a name', 400, async () => aForm({ name: '', bytes: await aPhoto() })],
    ['one of two', 400, async () => aForm(part(await aPhoto()), part(await aPhoto()))],
    [
      'followed by another field',
      400,
      async () => aForm(part(await aPhoto()), { name: 'userId', bytes: '1', filename: null }),
    ],
    ['only a text', 400, () => aForm(part('a text', { filename: null }))],
    ['empty', 400, () => aForm(part(''))],
    ['an SVG', 415, () => aForm(part(svg, { type: 'image/svg+xml' }))],
    ['a program that calls itself a picture', 415, () => aForm(part('MZ\x90\0\x03\0\0\0', {}))],
    ['a web page', 415, () => aForm(part('<!doctype html><script>alert(1)</script>'))],
    ['a GIF', 415, async () => aForm(part(await gif().toBuffer()))],
    ['a PDF with something before it', 415, () => aForm(part(Buffer.concat([Buffer.from('x'), A_PDF])))],
    ['half a PDF', 400, () => aForm(part(A_PDF.subarray(0, 30)))],
    [
      'a PDF with an archive behind it',
      400,
      () => aForm(part(Buffer.concat([A_PDF, Buffer.from('PK\x03\x04zip')]))),
    ],
    ['a PDF that is an archive too', 400, () => aForm(part(anArchiveToo))],
    ['a PDF with a script', 400, () => aForm(part(aPdfWith('/S/JavaScript/JS(app.alert\\(1\\))')))],
    ['a PDF that hides its script', 400, () => aForm(part(aPdfWith('/S/J#61vaScr#69pt/JS(1)')))],
    ['a PDF that starts a program', 400, () => aForm(part(aPdfWith('/S/Launch/F(cmd.exe)')))],
    ['a PDF with files inside', 400, () => aForm(part(aPdfWith('/Type/EmbeddedFile/Length 0')))],
    ['an archive', 415, () => aForm(part(Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1')))],
    ['a compressed something', 415, () => aForm(part(gzipSync(Buffer.alloc(12 * MB))))],
    ['half a picture', 400, async () => aForm(part((await aPhoto(900, 900)).subarray(0, 3000)))],
    ['a picture of too many pixels', 400, async () => aForm(part(await bomb()))],
    ['a picture that says it is enormous', 400, async () => aForm(part(await enormous()))],
    ['only the beginning of a picture', 400, () => aForm(part(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')))],
    ['larger than 10 MB', 413, () => aForm(part(Buffer.alloc(10 * MB + 1, 1)))],
    ['small in a very large form', 413, () => Buffer.concat([Buffer.alloc(12 * MB, 13), aForm(part('x'))])],
    ['broken off', 400, async () => aForm(part(await aPhoto())).subarray(0, -80)],
    ['followed by nothing', 400, async () => aForm(part(await aPhoto())).subarray(0, -30)],
    ['behind broken headers', 400, () => Buffer.from('--x\r\n\r\n\r\n:::\0\r\n--x--')],
    ['nothing at all', 400, () => Buffer.alloc(0)],
    ...['../../etc/passwd', '/etc/passwd', '..\\\\..\\\\boot.ini', '..', 'a\tb.png', 'a\0.png'].map(
      (filename): (typeof cases)[number] => [
        `named ${JSON.stringify(filename)}`,
        400,
        async () => aForm(part(await aPhoto(), { filename })),
      ],
    ),
    ['JSON', 415, () => Buffer.from('{}'), 'application/json'],
    ['of a form without a boundary', 400, () => aForm(part('x')), 'multipart/form-data'],
    ['of a form of another kind', 415, () => aForm(part('x')), 'multipart/mixed; boundary=x'],
  ];

  it.each(cases)(
    '%s is refused with %s, and nothing is stored',
    async (_what, status, form, type = FORM_TYPE) => {
      const before = await storedFiles();
      const answer = await ada.send('POST', ID_PATH, await form(), { 'content-type': type });
      expect([answer.status, answer.body]).toEqual([
        status,
        expect.objectContaining({ message: expect.stringMatching(/^[A-Z].*/), code: expect.any(String) }),
      ]);
      expect(await storedFiles()).toEqual(before);
      expect(await keysOf(ada)).toEqual([]);
    },
  );

  it('is refused with a field error', async () => {
    const answers: Answer[] = [
      await submitId(ada, Buffer.from(svg)),
      await upload(ada, ID_PATH, aForm(part(''))),
      await submitId(ada, Buffer.alloc(11 * MB)),
    ];
    for (const { body } of answers) expect(body.fields).toEqual({ idDocument: body.message });
    const photo = await submitPhoto(ada, A_PDF);
    expect([photo.status, photo.body.fields]).toEqual([415, { profilePicture: photo.body.message }]);
  });

  it('with a content encoding is not decompressed', async () => {
    const headers = { 'content-type': FORM_TYPE, 'content-encoding': 'gzip' };
    const answer = await ada.send('POST', ID_PATH, gzipSync(Buffer.alloc(20 * MB)), headers);
    expect(answer.status).toBe(400);
    expect(await keysOf(ada)).toEqual([]);
  });

  it('of 160 MB takes no memory, during the transfer or after the refusal', async () => {
    const { name, value } = ada.sessionCookie;
    const { host, hostname, port } = new URL(product.url);
    const opening = aForm(part('x'));
    const megabyte = Buffer.alloc(MB, 1);
    const before = process.memoryUsage.rss();
    let most = before;
    // By hand, because HTTP clients stop sending after the response.
    const line = connect(Number(port), hostname);
    const answer = text(line);
    line.write(
      `POST ${ID_PATH} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${name}=${value}\r\nContent-Type: ${FORM_TYPE}\r\n` +
        `Content-Length: ${opening.length + 160 * MB}\r\n\r\n`,
    );
    line.write(opening.subarray(0, opening.lastIndexOf('\r\n--')));
    for (let sent = 0; sent < 160; sent++) {
      if (!line.write(megabyte)) await once(line, 'drain');
      most = Math.max(most, process.memoryUsage.rss());
    }
    line.end();
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    // A tolerance for garbage; buffering the file would take more.
    expect(most - before).toBeLessThan(110 * MB);
  });

  it('that stops midway leaves nothing behind', async () => {
    const before = await storedFiles();
    const { name, value } = ada.sessionCookie;
    const form = aForm(part(Buffer.alloc(MB, 1)));
    await new Promise<void>((resolve) => {
      const sending = request(product.url + ID_PATH, {
        method: 'POST',
        headers: { cookie: `${name}=${value}`, 'content-type': FORM_TYPE, 'content-length': form.length },
      });
      sending.on('error', () => undefined);
      sending.on('close', () => resolve());
      sending.write(form.subarray(0, MB / 2));
      setTimeout(() => sending.destroy(), 100);
    });
    expect((await ada.get('/api/user')).status).toBe(200);
    expect(await storedFiles()).toEqual(before);
    expect(await keysOf(ada)).toEqual([]);
  });
});

it('a user without a profile picture is asked to add one before the body is read', async () => {
  const unread = upload(await product.person().signUp(), PICTURE_PATH, Buffer.from('not even a form'));
  await refused(unread, 409, 'profile_picture_missing');
});
