import express, { type RequestHandler } from 'express';
import { HttpError } from './http-error.js';
import { ensureFewJsonValues } from './json-values.js';
import { PICTURE_BODY_LIMIT } from './picture-field.js';
import type { Route } from './route.js';

/** The body limit in bytes, without the picture field. */
export const BODY_LIMIT = 100 * 1024;

/** Parses a JSON body into `request.body`, after its size and the number of its values were checked. */
export function readJsonBody({ pictureField }: Pick<Route, 'pictureField'>): RequestHandler[] {
  const limit = pictureField ? PICTURE_BODY_LIMIT : BODY_LIMIT;
  return [
    ensureJson,
    express.raw({ type: 'application/json', limit }),
    (request, _response, next) => {
      if (Buffer.isBuffer(request.body)) request.body = parseJson(request.body, pictureField);
      next();
    },
  ];
}

/** Another charset would bypass the count of values, which reads UTF-8. @throws HttpError 415 */
const ensureJson: RequestHandler = (request, _response, next) => {
  const type = request.headers['content-type'];
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type ?? '')?.[1] ?? 'utf-8';
  if (type && (!request.is('application/json') || charset.toLowerCase() !== 'utf-8'))
    throw new HttpError(415, 'wrong_type', 'Please send JSON.');
  next();
};

/** @throws HttpError 400 for invalid JSON or too many values, 413 for too many bytes outside the picture field */
function parseJson(bytes: Buffer, pictureField: string | undefined): unknown {
  if (bytes.length === 0) return {};
  ensureFewJsonValues(bytes);
  const body = parsed(bytes);
  const picture = pictureField === undefined ? undefined : body?.[pictureField];
  const beside = bytes.length - (typeof picture === 'string' ? picture.length : 0);
  if (beside > BODY_LIMIT) throw new HttpError(413, 'too_large', "That's too large.");
  return body;
}

function parsed(bytes: Buffer): Record<string, unknown> | null {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Record<
      string,
      unknown
    > | null;
  } catch {
    throw new HttpError(400, 'malformed', "We couldn't read that request.");
  }
}
