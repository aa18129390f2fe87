import { ProviderUnavailable } from '../../domain/account/provider-errors.js';
import {
  identityKey,
  type VerifiedIdentity,
  verifiedIdentity,
} from '../../domain/account/provider-identity.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { RateLimiter } from '../shared/ports.js';
import type { Admissions } from '../account/admissions.js';
import type { VerifiedUser } from './credentials.js';
import type { IdentityProviders, ProviderAttempt } from './identity-provider.js';
import { PROVIDER_SIGN_INS_PER_ORIGIN } from './limits.js';
import type { Users } from '../account/ports.js';

export interface ProviderAnswer {
  /** The id of the provider that answers. */
  readonly provider: string;
  readonly attempt: ProviderAttempt;
  readonly query: URLSearchParams;
  /** Network address of the request. */
  readonly origin: string;
}

/** What follows: a session, the password of the account to link, or the rest of a sign-up. */
export type ProviderSignIn =
  | { readonly next: 'session'; readonly user: VerifiedUser }
  | { readonly next: 'link' | 'sign-up'; readonly identity: VerifiedIdentity };

/** Finds the account of an identity by its subject; an equal email address alone never opens an account. See ADR 30. */
export class SignInWithProvider {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly users: Users,
    private readonly limiter: RateLimiter,
    private readonly admissions: Admissions,
  ) {}

  /**
   * @throws ProviderUnavailable, ProviderSignInFailed, ProviderEmailNotVerified, RegistrationClosed,
   * EmailDomainNotAllowed, DisposableEmail, TooManyAttempts
   */
  async execute({ provider: id, attempt, query, origin }: ProviderAnswer): Promise<ProviderSignIn> {
    const provider = this.providers.get(id);
    if (!provider) throw new ProviderUnavailable();
    await consumePaced(PROVIDER_SIGN_INS_PER_ORIGIN, origin, this.limiter);
    const identity = await provider.complete(attempt, query);
    const key = identityKey(identity);
    const user = await this.users.findByIdentity(key);
    if (user) return { next: 'session', user: { id: user.id, passwordHash: user.passwordHash } };
    const verified = verifiedIdentity(identity);
    const owner = await this.users.findByEmail(verified.email);
    if (owner) return { next: 'link', identity: verified };
    await this.admissions.ensureOpenTo(verified.email);
    return { next: 'sign-up', identity: verified };
  }
}
