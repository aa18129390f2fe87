import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerJson, type LocalServer, serveHttp } from '../local-server.js';

export const CLIENT = { id: 'tablemates', secret: 'the secret of the client' };

interface Grant {
  readonly challenge: string | null;
  readonly nonce: string | null;
  readonly redirectUri: string;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = newKey();
const OTHER_KEY = newKey();

/** An OpenID Connect issuer for tests: discovery, keys, authorization and token endpoint over HTTP. */
export class OpenIdIssuer {
  /** Claims about the user who signs in next; they replace those that the issuer would state itself. */
  claims: Record<string, unknown> = {};
  /** Whether the next ID tokens are signed with a key that the issuer does not publish. */
  isSignedByAnother = false;
  /** Replaces the issuer's own behavior for a path. */
  readonly instead = new Map<string, RequestListener>();
  /** Paths of received requests, oldest first. */
  readonly asked: string[] = [];
  private readonly grants = new Map<string, Grant>();

  private constructor(
    readonly url: string,
    readonly close: LocalServer['close'],
  ) {}

  static async start(): Promise<OpenIdIssuer> {
    const { port, close } = await serveHttp((request, response) => void issuer.answer(request, response));
    const issuer = new OpenIdIssuer(`http://localhost:${port}`, close);
    return issuer;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, this.url);
    this.asked.push(pathname);
    const instead = this.instead.get(pathname);
    if (instead) return void instead(request, response);
    if (pathname === '/.well-known/openid-configuration') return answerJson(response, 200, this.metadata());
    if (pathname === '/keys') return answerJson(response, 200, { keys: [publicKey(KEY.publicKey)] });
    if (pathname === '/authorize') return this.authorize(searchParams, response);
    if (pathname === '/token') return this.exchange(new URLSearchParams(await text(request)), response);
    return answerJson(response, 404, {});
  }

  metadata(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  /** Grants a code at once, as for a user who is signed in at the issuer. */
  private authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    const redirectUri = query.get('redirect_uri')!;
    this.grants.set(code, { challenge: query.get('code_challenge'), nonce: query.get('nonce'), redirectUri });
    const answer = new URLSearchParams({ code, state: query.get('state') ?? '', iss: this.url });
    response.writeHead(302, { location: `${redirectUri}?${answer}` }).end();
  }

  private exchange(form: URLSearchParams, response: ServerResponse): void {
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT.id &&
      form.get('client_secret') === CLIENT.secret;
    if (!isRight) return answerJson(response, 400, { error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const stated = { iss: this.url, aud: CLIENT.id, iat: now, exp: now + 300, nonce: grant.nonce };
    const key = this.isSignedByAnother ? OTHER_KEY : KEY;
    const idToken = jwt({ ...stated, ...this.claims }, key.privateKey);
    answerJson(response, 200, { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken });
  }
}

const publicKey = (key: KeyObject) => ({
  ...key.export({ format: 'jwk' }),
  kid: 'a',
  alg: 'RS256',
  use: 'sig',
});

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function jwt(claims: object, key: KeyObject): string {
  const content = `${encoded({ alg: 'RS256', kid: 'a' })}.${encoded(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}
