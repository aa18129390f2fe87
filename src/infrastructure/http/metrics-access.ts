import type { IncomingMessage } from 'node:http';
import { hasBearerToken } from '../../adapters/http/bearer-token.js';
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
  const hasToken = hasBearerToken(token);
  return (request) => isFromListed(request) || hasToken(request);
}
