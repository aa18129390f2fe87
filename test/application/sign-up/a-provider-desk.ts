import type { IdentityProviders } from '../../../src/application/sign-in/ports.js';
import type { ProviderIdentity, VerifiedIdentity } from '../../../src/domain/account/provider-identity.js';

export const anIdentity = (fields: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  issuer: 'https://issuer.example',
  subject: 'grace',
  email: 'grace@example.org',
  isEmailVerified: true,
  firstName: 'Grace',
  lastName: 'Hopper',
  ...fields,
});

/** One provider, at which every attempt ends with this identity. */
export const providersOf = (identity: ProviderIdentity): IdentityProviders =>
  new Map([
    [
      '1',
      {
        begin: async () => ({ url: 'https://issuer.example/authorize', attempt: {} }),
        complete: async () => identity,
      },
    ],
  ]);
