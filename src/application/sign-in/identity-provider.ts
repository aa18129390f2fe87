import type { ProviderIdentity } from '../../domain/account/provider-identity.js';

/** State, nonce and PKCE verifier of a sign-in that a browser began. Only that browser may hold it. */
export type ProviderAttempt = Readonly<Record<string, string>>;

/** The providers that the settings name, by their ids; empty for sign-in with a password only. */
export type IdentityProviders = ReadonlyMap<string, IdentityProvider>;

/** A sign-in provider: an OpenID Connect issuer. */
export interface IdentityProvider {
  /**
   * @param choosesAccount whether the provider asks which account, instead of taking the one that is signed in there
   * @returns the address to send the browser to
   * @throws ProviderUnavailable
   */
  begin(choosesAccount: boolean): Promise<{ readonly url: string; readonly attempt: ProviderAttempt }>;
  /**
   * Exchanges the code of the issuer's answer and verifies the ID token.
   * @param query of the address that the browser was sent back to
   * @throws ProviderUnavailable, ProviderSignInFailed
   */
  complete(attempt: ProviderAttempt, query: URLSearchParams): Promise<ProviderIdentity>;
}
