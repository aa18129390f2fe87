import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { type IncomingHttpHeaders, request as httpRequest, type RequestListener } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import { type LocalServer, serveHttp } from './local-server.js';

/** A message as the stand-in of a push service received it, decrypted with the keys of the subscription. */
export interface ReceivedPush {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly message: unknown;
  /** The bytes that were sent. */
  readonly size: number;
  /** The claims of the VAPID token, whose signature was checked against the key sent with it. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The key of the sender, base64url. */
  readonly senderKey: string;
}

/** A browser and its push service: takes messages over HTTP, decrypts them and answers with `status`. */
export class APushService {
  readonly received: ReceivedPush[] = [];
  status = 201;
  /** The header `Retry-After` of the answer. */
  retryAfter: string | null = null;
  /** Takes the request and never answers. */
  isSilent = false;
  private readonly curve = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  private readonly p256dh = this.curve.generateKeys();
  private server: LocalServer | null = null;

  private readonly answer: RequestListener = (request, response) => {
    if (this.isSilent) return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const authorization = String(request.headers.authorization);
      const [, token = '', senderKey = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
      this.received.push({
        headers: request.headers,
        path: String(request.url),
        message: JSON.parse(this.decrypted(body).toString('utf8')) as unknown,
        size: body.length,
        claims: verifiedClaims(token, senderKey),
        senderKey,
      });
      if (this.retryAfter !== null) response.setHeader('Retry-After', this.retryAfter);
      response.writeHead(this.status).end('what the answer says is not read');
    });
  };

  async start(): Promise<this> {
    this.server = await serveHttp(this.answer);
    return this;
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }

  /** What the browser gives the page. */
  get subscription(): { endpoint: string; p256dh: string; auth: string } {
    return {
      endpoint: 'https://push.example.com/send/1',
      p256dh: this.p256dh.toString('base64url'),
      auth: this.secret.toString('base64url'),
    };
  }

  /** As `https.request`, without TLS and to this server; the address of the name resolution is left as it is. */
  get request(): typeof httpsRequest {
    return ((url: URL, options: object, onResponse: never) => {
      const to = { host: url.hostname, port: this.server!.port, path: url.pathname };
      return httpRequest({ ...options, agent: undefined, ...to }, onResponse);
    }) as unknown as typeof httpsRequest;
  }

  /** Decrypts one record of aes128gcm (RFC 8188) with the keys of RFC 8291. */
  private decrypted(body: Buffer): Buffer {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const senderKey = body.subarray(21, 21 + keyLength);
    const content = body.subarray(21 + keyLength);
    const shared = this.curve.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.p256dh, senderKey]);
    const ikm = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(content.subarray(-16));
    const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2));
  }
}

/** @throws Error if the signature is not that of the key (RFC 8292) */
function verifiedClaims(token: string, senderKey: string): ReceivedPush['claims'] {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(senderKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The VAPID token is not signed with its key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'];
}
