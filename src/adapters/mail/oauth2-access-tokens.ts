import { fetchJson } from '../shared/fetch-json.js';
import { SingleFlight } from '../shared/single-flight.js';

export interface AccessToken {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Tokens that sign in to a mail server. */
export interface AccessTokens {
  /** @param isRenewal a server refused the last one @throws if the token server does not give one within its timeout */
  read(isRenewal: boolean): Promise<AccessToken>;
}

export interface OAuth2Client {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Undefined: the client signs in as itself (client credentials), as an application of Microsoft 365 does. */
  readonly refreshToken: string | undefined;
}

const SERVER = 'The token server of the mail account';
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1024;
/** Of all permissions that the application has. */
const MICROSOFT_SCOPE = 'https://outlook.office365.com/.default';
/** A token is renewed before its end, so that it does not end on its way. */
const EARLY_MS = 60_000;
const DEFAULT_SECONDS = 300;

/** Fetches access tokens (RFC 6749) and keeps one until a minute before its end. */
export class OAuth2AccessTokens implements AccessTokens {
  private last: AccessToken | null = null;
  private readonly flights = new SingleFlight();

  constructor(private readonly client: OAuth2Client) {}

  read(isRenewal: boolean): Promise<AccessToken> {
    const { last } = this;
    if (!isRenewal && last && last.expiresAt > Date.now()) return Promise.resolve(last);
    return this.flights.run('token', async () => (this.last = await this.fetch()));
  }

  private async fetch(): Promise<AccessToken> {
    const { tokenUrl, clientId, clientSecret, refreshToken } = this.client;
    const grant: Record<string, string> =
      refreshToken === undefined
        ? { grant_type: 'client_credentials', scope: MICROSOFT_SCOPE }
        : { grant_type: 'refresh_token', refresh_token: refreshToken };
    const answer = await fetchJson(tokenUrl, {
      serverName: SERVER,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...grant }),
    });
    const { access_token: accessToken, expires_in: seconds } = Object(answer) as Record<string, unknown>;
    if (typeof accessToken !== 'string' || accessToken === '')
      throw new Error(`${SERVER} answered without a token.`);
    const lifetimeMs = (typeof seconds === 'number' && seconds > 0 ? seconds : DEFAULT_SECONDS) * 1000;
    return { accessToken, expiresAt: Date.now() + Math.max(lifetimeMs - EARLY_MS, 0) };
  }
}
