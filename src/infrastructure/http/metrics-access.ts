import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromNetworks } from './loopback-request.js';

interface MetricsReaders {
  /** Networks that may read the metrics besides this machine. */
  readonly networks: readonly string[];
  /** Undefined: no token is accepted. */
  readonly token: string | undefined;
}

/**
 * @returns whether a request may read the metrics of a production server: it comes from this machine or a listed network
 * and through no proxy, or it has the token (`Authorization: Bearer …`), from anywhere
 */
export function metricsAccess({ networks, token }: MetricsReaders): (request: IncomingMessage) => boolean {
  const isFromListed = isFromNetworks(networks);
  const expected = token === undefined ? undefined : digest(token);
  return (request) => {
    if (isFromListed(request)) return true;
    const offered = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    return expected !== undefined && offered !== undefined && timingSafeEqual(digest(offered), expected);
  };
}

/** Digests have one length, as the comparison in constant time requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
