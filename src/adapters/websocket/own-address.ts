import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:tls';
import { WebSocket } from 'ws';
import type { Certificate, PublicAddress } from '../../application/operations/readiness/ports.js';
import type { Clock } from '../../application/shared/ports.js';
import type { SignedLinks } from '../../application/shared/signed-links.js';
import { fetchJson } from '../shared/fetch-json.js';

const TIMEOUT_MS = 5_000;
const TOKEN_LASTS_MS = 60_000;
const MAX_HEALTH_BYTES = 1000;
const PURPOSE = 'socket_check';

/** Whether an upgrade request carries a fresh token of this instance, of any of its processes. */
export const isOwnCheck =
  (links: SignedLinks) =>
  ({ url = '' }: IncomingMessage): boolean => {
    const token = new URLSearchParams(url.split('?')[1] ?? '').get('check');
    return token !== null && links.read(PURPOSE, token) !== null;
  };

/** Asks the instance by its public address, through DNS and proxy, as a browser does. */
export class OwnAddress implements PublicAddress {
  private readonly url: URL;

  constructor(
    publicUrl: string,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {
    this.url = new URL(publicUrl);
  }

  async ask(): Promise<boolean> {
    const options = { serverName: 'The public address', timeoutMs: TIMEOUT_MS, maxBytes: MAX_HEALTH_BYTES };
    const health = await fetchJson(new URL('/healthz', this.url).href, options).catch((error: unknown) => {
      // A page instead of JSON, or an answer that is too long.
      if (error instanceof SyntaxError || (error as Error).name === 'TooManyBytes') return null;
      throw error;
    });
    return typeof (health as { commit?: unknown } | null)?.commit === 'string';
  }

  async certificate(): Promise<Certificate | null> {
    if (this.url.protocol !== 'https:') return null;
    const host = this.url.hostname.replace(/^\[|\]$/g, '');
    // Refused certificates are read too.
    const socket = connect({
      host,
      port: Number(this.url.port) || 443,
      servername: host,
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    socket.on('timeout', () => socket.destroy());
    try {
      await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const { valid_from, valid_to } = socket.getPeerCertificate();
      // Node gives its code, although its types promise an Error.
      const refusal = socket.authorized ? null : String(socket.authorizationError);
      return { startsAt: new Date(valid_from), endsAt: new Date(valid_to), refusal };
    } catch {
      return null;
    } finally {
      socket.on('error', () => undefined);
      socket.destroy();
    }
  }

  async ping(): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + TOKEN_LASTS_MS);
    const address = new URL('/ws', this.url);
    address.protocol = this.url.protocol.replace('http', 'ws');
    address.searchParams.set('check', this.links.sign(PURPOSE, 'instance', expiresAt));
    const socket = new WebSocket(address, { origin: this.url.origin, handshakeTimeout: TIMEOUT_MS });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late = setTimeout(() => reject(coded('ETIMEDOUT')), TIMEOUT_MS);
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, { statusCode }) => reject(coded(`HTTP_${statusCode}`)));
    socket.on('close', () => reject(coded('ECONNRESET')));
    socket.on('open', () => socket.ping());
    socket.on('pong', () => resolve());
    try {
      await promise;
    } finally {
      clearTimeout(late);
      socket.terminate();
    }
  }
}

const coded = (code: string): Error => Object.assign(new Error('The socket does not work.'), { code });
