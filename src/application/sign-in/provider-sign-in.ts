import { ProviderUnavailable } from '../../domain/account/provider-errors.js';
import {
  identityKey,
  type VerifiedIdentity,
  verifiedIdentity,
} from '../../domain/account/provider-identity.js';
import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import type { Requester } from '../account/known-device.js';
import { consumePaced, pacedLimit } from '../shared/paced-limit.js';
import type { Credentials, VerifiedUser } from './credentials.js';
import type { ProviderAttempt, SignInPorts } from './ports.js';

/** Answers of the sign-in provider per network address, each of which causes a request to the provider. */
const PROVIDER_SIGN_INS_PER_ORIGIN = pacedLimit(
  { name: 'provider-sign-ins-per-origin', times: 200, perSeconds: 15 * 60 },
  2,
);

export interface ProviderAnswer {
  /** The id of the provider that answers. */
  readonly provider: string;
  readonly attempt: ProviderAttempt;
  readonly query: URLSearchParams;
  /** Network address of the request. */
  readonly origin: string;
}

/** What follows: a session, the password of the account to link, or the rest of a sign-up. */
export type AfterProvider =
  | { readonly next: 'session'; readonly user: VerifiedUser }
  | { readonly next: 'link' | 'sign-up'; readonly identity: VerifiedIdentity };

export interface LinkProviderCommand extends Requester {
  readonly identity: VerifiedIdentity;
  readonly password: string;
}

/** Sign-in with a provider. An account is found by the subject of its identity; an equal email address alone never opens one. See ADR 30. */
export class ProviderSignIn {
  constructor(
    private readonly ports: SignInPorts,
    private readonly credentials: Credentials,
  ) {}

  /**
   * @throws ProviderUnavailable, ProviderSignInFailed, ProviderEmailNotVerified, RegistrationClosed,
   * EmailDomainNotAllowed, DisposableEmail, TooManyAttempts
   */
  async finish({ provider: id, attempt, query, origin }: ProviderAnswer): Promise<AfterProvider> {
    const { providers, users, limiter, admissions } = this.ports;
    const provider = providers.get(id);
    if (!provider) throw new ProviderUnavailable();
    await consumePaced(PROVIDER_SIGN_INS_PER_ORIGIN, origin, limiter);
    const identity = await provider.complete(attempt, query);
    const user = await users.findByIdentity(identityKey(identity));
    if (user) return { next: 'session', user: { id: user.id, passwordHash: user.passwordHash } };
    const verified = verifiedIdentity(identity);
    if (await users.findByEmail(verified.email)) return { next: 'link', identity: verified };
    await admissions.ensureOpenTo(verified.email);
    return { next: 'sign-up', identity: verified };
  }

  /**
   * Links an identity to the account with its email address, after the password of that account.
   * @throws WrongPassword, IdentityTaken, TooManyAttempts
   */
  async link({ identity, password, ...requester }: LinkProviderCommand): Promise<VerifiedUser> {
    const { unitOfWork, users, clock } = this.ports;
    const typed = { usernameOrEmail: identity.email, password, ...requester };
    const verified = await this.credentials.verify(typed).catch((error: unknown) => {
      throw error instanceof WrongCredentials ? new WrongPassword() : error;
    });
    await unitOfWork.run(async () => {
      const user = await users.findForUpdate(verified.id);
      // The address or the password may have changed since the check.
      if (user?.email !== identity.email || user.passwordHash !== verified.passwordHash)
        throw new WrongPassword();
      user.linkIdentity(identity, clock.now());
      await users.save(user);
    });
    return verified;
  }
}
