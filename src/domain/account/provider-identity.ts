import { conflict } from '../shared/refusal.js';
import { emailFrom, isEmailAddress } from './email-address.js';
import { ProviderEmailNotVerified } from './provider-errors.js';

/** A user as a sign-in provider (OpenID Connect issuer) describes them in a verified ID token. */
export interface ProviderIdentity {
  readonly issuer: string;
  /** Unique within the issuer and never reassigned, unlike the email address. */
  readonly subject: string;
  /** In lower case; null unless the issuer states a valid address. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** Empty where the issuer states none. */
  readonly firstName: string;
  readonly lastName: string;
}

/** An identity whose email address the issuer has verified: only such a one can join or be linked. */
export interface VerifiedIdentity extends ProviderIdentity {
  readonly email: string;
}

const isGoogle = (issuer: string): boolean => /^https:\/\/accounts\.google\.com\/?$/.test(issuer);

/** The value of `users.google_id`. It names the issuer, so that another issuer cannot state the same subject. */
export const identityKey = ({ issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>): string =>
  `${issuer}#${subject}`;

/** The value of `users.auth_provider` for an account that joined with a provider. */
export const authProviderOf = ({ issuer }: Pick<ProviderIdentity, 'issuer'>): string =>
  isGoogle(issuer) ? 'google' : 'oidc';

/** Unique constraint: an identity belongs to one account. */
export class IdentityTaken extends conflict(
  'identity_taken',
  'This sign-in already belongs to another account',
) {}

/** @throws ProviderEmailNotVerified */
export function verifiedIdentity(identity: ProviderIdentity): VerifiedIdentity {
  const { email, isEmailVerified } = identity;
  if (!isEmailVerified || email === null || !isEmailAddress(email)) throw new ProviderEmailNotVerified();
  return { ...identity, email: emailFrom(email) };
}
