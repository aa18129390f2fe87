import { MAX_EMAIL_DOMAINS } from '../../../domain/account/email-domains.js';
import { REGISTRATION_POLICIES } from '../../../domain/registration/registration-policy.js';
import { Bool, Described, OneOf, TextList } from '../fields.js';

/** A domain and a wildcard before it. */
export const LONGEST_EMAIL_DOMAIN = 255;

export class RegistrationResponse {
  @OneOf(REGISTRATION_POLICIES) policy!: string;
  @Described('Whose addresses may join; empty for all.')
  @TextList(MAX_EMAIL_DOMAINS, LONGEST_EMAIL_DOMAIN)
  emailDomains!: readonly string[];
  @Described('Whether the token is that of an invitation that still works.')
  @Bool()
  isInvited!: boolean;
}
