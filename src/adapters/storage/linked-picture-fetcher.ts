import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type LinkedPictures, PICTURE_BYTES_LIMIT } from '../../application/shared/pictures.js';
import { type HostCheck, pinnedTo, publicAddressOf } from '../shared/public-host.js';

interface Options extends HostCheck {
  readonly request?: typeof httpsRequest;
  /** Limit of the whole exchange, name resolution included. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
const TYPES = /^image\/(png|jpeg|webp|gif|avif)$/;

/**
 * Downloads pictures from addresses that users send, without giving them a way into a private network (server-side
 * request forgery). A host must resolve to public addresses only, and the connection goes to the address that was
 * checked, so a second answer of the name server has no effect. Redirects, other ports and credentials are refused.
 */
export class LinkedPictureFetcher implements LinkedPictures {
  private readonly request;
  private readonly timeoutMs;

  constructor(private readonly options: Options = {}) {
    this.request = options.request ?? httpsRequest;
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  }

  async fetch(address: string): Promise<Uint8Array | null> {
    const timeout = AbortSignal.timeout(this.timeoutMs);
    const isOver = new Promise<null>((resolve) => timeout.addEventListener('abort', () => resolve(null)));
    return Promise.race([this.download(address, timeout).catch(() => null), isOver]);
  }

  private async download(link: string, signal: AbortSignal): Promise<Uint8Array | null> {
    const url = new URL(link);
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
      return null;
    const address = await publicAddressOf(url, this.options);
    if (!address || signal.aborted) return null;
    return await bodyOf(await this.respond(url, address, signal));
  }

  private respond(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'tablemates-pictures' };
    return new Promise((resolve, reject) => {
      this.request(url, { agent: false, headers, lookup: pinnedTo(address), signal }, resolve)
        .on('error', reject)
        .end();
    });
  }
}

/** @returns null for a status other than 200 (redirects too), another media type or too many bytes */
async function bodyOf(response: IncomingMessage): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const type = response.headers['content-type']?.split(';')[0]!.trim().toLowerCase() ?? '';
    if (response.statusCode !== 200 || !TYPES.test(type)) return null;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size >= PICTURE_BYTES_LIMIT) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
