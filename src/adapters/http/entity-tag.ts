import { hash } from 'node:crypto';

/** Responses of at least this many bytes are compressed for clients that accept it. */
export const COMPRESSED_FROM_BYTES = 1024;

/** @returns the ETag of a response body: a strong one, or a weak one if the body may be sent in several encodings */
export function entityTag(body: Buffer | string): string {
  const tag = `"${hash('sha1', body, 'base64url')}"`;
  return Buffer.byteLength(body) < COMPRESSED_FROM_BYTES ? tag : `W/${tag}`;
}

/**
 * @param condition the If-None-Match header: a list of ETags, or `*`
 * @returns whether it names the ETag, by weak comparison
 */
export function matchesEntityTag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition === etag || condition === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return condition.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque);
}
