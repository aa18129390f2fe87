import sharp from 'sharp';
import type { APerson, Answer } from './a-person.js';

interface Part {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  /** Null: a form field without a file. */
  readonly filename?: string | null;
  readonly type?: string;
}

const BOUNDARY = '----a-boundary-of-the-tests';

/** A multipart body in the format of a browser. */
export function aForm(...parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ name, bytes, filename = 'photo.png', type = 'image/png' }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === null ? '' : `; filename="${filename}"\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    bytes,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
}

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export const ID_PATH = '/api/user/verification/id';
export const PICTURE_PATH = '/api/user/verification/profile-picture';

export function upload(person: APerson, path: string, form: Uint8Array): Promise<Answer> {
  return person.send('POST', path, form, { 'content-type': FORM_TYPE });
}

export const submitId = (person: APerson, bytes: Uint8Array = AN_ID): Promise<Answer> =>
  upload(person, ID_PATH, aForm({ name: 'idDocument', bytes }));

export const submitPhoto = (person: APerson, bytes: Uint8Array): Promise<Answer> =>
  upload(person, PICTURE_PATH, aForm({ name: 'profilePicture', bytes }));

export const aPhoto = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'tomato' } })
    .jpeg()
    .toBuffer();

/** A picture of one pixel, for tests in which the content does not matter. */
export const AN_ID = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function setProfilePicture(person: APerson): Promise<void> {
  const picture = `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`;
  await person.expect('PUT', '/api/profile', 200, { profileImageUrl: picture });
}
