import { conflict, denied, invalid } from '../shared/refusal.js';

/** The issuer cannot be reached, or answers with an error of its own. */
export class ProviderUnavailable extends conflict(
  'provider_unavailable',
  "The sign-in service can't be reached right now. Please try again, or use your password",
) {}

/** The answer does not belong to the attempt, was used before, or is not from the issuer. */
export class ProviderSignInFailed extends invalid(
  'provider_sign_in_failed',
  "That sign-in didn't work. Please try again",
) {}

/** The user refused at the issuer. */
export class ProviderSignInCancelled extends invalid(
  'provider_sign_in_cancelled',
  'You cancelled the sign-in',
) {}

/** The browser holds no identity, or one that was verified too long ago. */
export class ProviderSignInExpired extends invalid(
  'provider_sign_in_expired',
  'That took a little too long. Please start again',
) {}

/** The provider has not verified the email address, so it is no proof of its ownership. */
export class ProviderEmailNotVerified extends denied(
  'provider_email_not_verified',
  "The sign-in service hasn't verified your email, so we can't use it",
) {}
