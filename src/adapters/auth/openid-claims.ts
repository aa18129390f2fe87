import type { IDToken } from 'openid-client';
import { ProviderSignInFailed } from '../../domain/account/provider-errors.js';
import { isPersonName } from '../../domain/account/person-name.js';
import { emailFrom, isEmailAddress } from '../../domain/account/email-address.js';
import type { ProviderIdentity } from '../../domain/account/provider-identity.js';

/** OpenID Connect Core 1.0 limits subjects to 255 characters. */
const LONGEST_SUBJECT = 255;

/**
 * Reads the claims of a verified ID token; what the product would not accept from a form counts as absent.
 * @throws ProviderSignInFailed without a subject
 */
export function identityIn(claims: IDToken | undefined, issuer: string): ProviderIdentity {
  if (!claims?.sub || claims.sub.length > LONGEST_SUBJECT) throw new ProviderSignInFailed();
  const { sub, email, email_verified: isEmailVerified } = claims;
  const hasEmail = typeof email === 'string' && isEmailAddress(email);
  const [firstName, lastName] = namesIn(claims);
  return {
    issuer,
    subject: sub,
    email: hasEmail ? emailFrom(email) : null,
    // A text "true" is not accepted, because the standard says that it is a boolean.
    isEmailVerified: hasEmail && isEmailVerified === true,
    firstName,
    lastName,
  };
}

function namesIn({ given_name, family_name, name }: IDToken): [string, string] {
  const [first, ...others] = nameOrEmpty(name).split(' ');
  return [nameOrEmpty(given_name) || (first ?? ''), nameOrEmpty(family_name) || others.join(' ')];
}

const nameOrEmpty = (claim: unknown): string =>
  typeof claim === 'string' && isPersonName(claim) ? claim.trim() : '';
