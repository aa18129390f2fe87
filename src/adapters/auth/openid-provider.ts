import * as openid from 'openid-client';
import { Strategy } from 'openid-client/passport';
import type { IdentityProvider, ProviderAttempt } from '../../application/sign-in/ports.js';
import type { Clock } from '../../application/shared/ports.js';
import {
  ProviderSignInCancelled,
  ProviderSignInFailed,
  ProviderUnavailable,
} from '../../domain/account/provider-errors.js';
import type { ProviderIdentity } from '../../domain/account/provider-identity.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { boundedFetch } from '../shared/bounded-fetch.js';
import { SingleFlight } from '../shared/single-flight.js';
import { identityIn } from './openid-claims.js';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The one address that the issuer sends browsers back to. */
  readonly redirectUri: string;
  readonly clock: Clock;
  /** Limit of each request to the issuer. */
  readonly timeoutSeconds?: number;
  readonly onFailure: (error: unknown) => void;
  readonly onAnswer: () => void;
}

const TIMEOUT_SECONDS = 5;
const MAX_ANSWER_BYTES = 256 * 1024;
/** After a day the issuer's metadata is read again. */
const METADATA_LIFETIME_MS = 86_400_000;
const ATTEMPT = 'attempt';

/** What the strategy reads of a request; it expects a session, for which the attempt is used. */
interface StrategyRequest {
  readonly method: 'GET';
  readonly protocol: 'https';
  readonly host: 'callback';
  readonly originalUrl: string;
  readonly session: { [ATTEMPT]?: ProviderAttempt };
  readonly isAnswer: boolean;
}

interface StrategyResult {
  readonly redirectTo?: string;
  readonly identity?: ProviderIdentity;
}

/** An OpenID Connect issuer, by openid-client's passport strategy with PKCE, state and nonce. See ADR 30. */
export class OpenIdProvider implements IdentityProvider {
  private readonly discoveries = new SingleFlight();
  private strategy: { readonly value: Strategy; readonly at: number } | null = null;

  constructor(private readonly settings: OpenIdSettings) {}

  async begin(choosesAccount: boolean): Promise<{ url: string; attempt: ProviderAttempt }> {
    const session: StrategyRequest['session'] = {};
    const { redirectTo } = await this.run({ session, originalUrl: '/', isAnswer: false });
    const url = new URL(redirectTo!);
    if (choosesAccount) url.searchParams.set('prompt', 'select_account');
    return { url: url.href, attempt: session[ATTEMPT]! };
  }

  async complete(attempt: ProviderAttempt, query: URLSearchParams): Promise<ProviderIdentity> {
    const session = { [ATTEMPT]: attempt };
    const { identity } = await this.run({ session, originalUrl: `/?${query}`, isAnswer: true });
    return identity!;
  }

  /** @throws ProviderUnavailable, ProviderSignInFailed, ProviderSignInCancelled */
  private async run(
    request: Pick<StrategyRequest, 'session' | 'originalUrl' | 'isAnswer'>,
  ): Promise<StrategyResult> {
    const strategy = await this.current();
    try {
      const result = await authenticate(strategy, {
        method: 'GET',
        protocol: 'https',
        host: 'callback',
        ...request,
      });
      if (request.isAnswer) this.settings.onAnswer();
      return result;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (!isOutage(error)) throw new ProviderSignInFailed();
      this.settings.onFailure(error);
      throw new ProviderUnavailable();
    }
  }

  /** Discovers the issuer at the first sign-in and after a failure, never at the start of the server. */
  private async current(): Promise<Strategy> {
    const now = this.settings.clock.now().getTime();
    if (this.strategy && now - this.strategy.at < METADATA_LIFETIME_MS) return this.strategy.value;
    try {
      const value = await this.discoveries.run('', () => this.discover());
      this.strategy = { value, at: now };
      this.settings.onAnswer();
      return value;
    } catch (error) {
      this.settings.onFailure(error);
      if (this.strategy) return this.strategy.value;
      throw new ProviderUnavailable();
    }
  }

  private async discover(): Promise<Strategy> {
    const { issuer, clientId, clientSecret, redirectUri, timeoutSeconds = TIMEOUT_SECONDS } = this.settings;
    const config = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: [
        // The ID token is verified by its signature too, not only by the connection that it came over.
        openid.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
      ],
      [openid.customFetch]: boundedFetch('The sign-in service', MAX_ANSWER_BYTES),
    });
    return new AttemptStrategy(
      { config, callbackURL: redirectUri, scope: 'openid email profile', sessionKey: ATTEMPT },
      (tokens, done) => done(null, identityIn(tokens.claims(), config.serverMetadata().issuer) as never),
    );
  }
}

/** Always sends state and nonce; openid-client's strategy sends them only where the issuer has no PKCE. */
class AttemptStrategy extends Strategy {
  override authorizationRequestParams(): URLSearchParams {
    return new URLSearchParams({ state: openid.randomState(), nonce: openid.randomNonce() });
  }

  /** Otherwise an answer without a code would begin another sign-in. */
  override shouldInitiateAuthRequest(request: unknown): boolean {
    return !(request as StrategyRequest).isAnswer;
  }
}

/** Calls the strategy as passport does, with the callbacks of one request on an object of its own. */
function authenticate(strategy: Strategy, request: StrategyRequest): Promise<StrategyResult> {
  return new Promise((resolve, reject) => {
    const ofThisRequest = Object.assign(Object.create(strategy) as Strategy, {
      redirect: (redirectTo: string) => resolve({ redirectTo }),
      success: (identity: unknown) => resolve({ identity: identity as ProviderIdentity }),
      fail: () => reject(new ProviderSignInCancelled()),
      pass: () => reject(new ProviderSignInFailed()),
      error: reject,
    });
    ofThisRequest.authenticate(request as never, {});
  });
}

/** Whether the issuer did not answer, or not with what the protocol asks for; other errors are about the sign-in. */
function isOutage(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  const { code, name } = error as { code?: string; name?: string };
  return (
    name === 'TypeError' ||
    name === 'TooManyBytes' ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
    code === 'OAUTH_PARSE_ERROR'
  );
}
