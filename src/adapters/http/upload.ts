import type { Request } from 'express';
import busboy from 'busboy';
import { HttpError } from './http-error.js';
import type { Upload } from './route.js';

/** Allowance for boundaries and headers around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/**
 * Reads the one file of a multipart form. Bytes are counted as they arrive, and the rest of a refused request is
 * discarded. The declared type is ignored and the name is not stored; browsers never send a path in it, so one is
 * refused.
 * @throws HttpError 400 unless there is exactly one file with a plain name in the declared field, 413 beyond the limit,
 * 415 for another body type
 */
export function readUpload(request: Request, { field, limit }: Upload): Promise<Uint8Array> {
  const refuse = (message: string) => new HttpError(400, 'invalid_fields', message, { [field]: message });
  const missing = refuse('Please choose a file');
  const surplus = refuse(`Please send one file only, as ${field}`);
  const invalidName = refuse('Please give the file a plain name');
  const tooLarge = () => {
    const message = `Please choose a file of at most ${Math.floor(limit / 1_048_576)} MB`;
    return new HttpError(413, 'file_too_large', message, { [field]: message });
  };
  const form = request.is('multipart/form-data');
  if (form === null) throw missing;
  if (!form) throw new HttpError(415, 'wrong_type', 'Please send the file in a form.');

  return new Promise((resolve, reject) => {
    const reader = readerOf(request, limit);
    const chunks: Buffer[] = [];
    let taken = 0;
    const stop = (refusal: HttpError) => {
      reject(refusal);
      chunks.length = 0;
      request.unpipe(reader);
      request.resume();
      reader.destroy();
    };
    request.on('data', (chunk: Buffer) => {
      taken += chunk.length;
      if (taken > limit + FORM_OVERHEAD_BYTES) stop(tooLarge());
    });
    request.once('error', () => stop(incomplete()));
    request.once('close', () => request.complete || stop(incomplete()));

    reader.on('file', (name, file, { filename }) => {
      // The form emits the error as well; a file stream without a listener would end the process.
      file.on('error', () => undefined);
      if (name !== field || !isPlainName(filename)) {
        file.resume();
        return stop(name === field ? invalidName : surplus);
      }
      file.on('limit', () => stop(tooLarge()));
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    reader.on('filesLimit', () => stop(surplus));
    reader.on('fieldsLimit', () => stop(surplus));
    reader.on('error', () => stop(incomplete()));
    reader.on('close', () => {
      const bytes = Buffer.concat(chunks);
      if (bytes.length === 0) reject(missing);
      else resolve(bytes);
    });
    request.pipe(reader);
  });
}

/** A name without path separators and control characters. */
const isPlainName = (name = ''): boolean => !/[/\\\p{Cc}]|^\.{1,2}$/u.test(name);

const incomplete = (): HttpError =>
  new HttpError(400, 'malformed', "The file didn't arrive complete. Please try again.");

/** busboy reports a file as too large when it reaches the limit, so its limit is one byte more. */
function readerOf(request: Request, limit: number): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      preservePath: true,
      limits: { files: 1, fields: 0, fileSize: limit + 1 },
    });
  } catch {
    throw incomplete();
  }
}
