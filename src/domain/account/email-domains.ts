import { deniedField } from '../shared/refusal.js';
import { isDomain } from './email-address.js';
import { asciiDomain } from './internationalized-domain.js';

/** Whose addresses may join: `example.edu` for that domain, `*.example.edu` for its subdomains. Empty: all domains. */
export type EmailDomains = readonly string[];

const WILDCARD = '*.';
/** Limits the text of the sign-up form that names all domains. */
export const MAX_EMAIL_DOMAINS = 20;

export class EmailDomainNotAllowed extends deniedField('email_domain_not_allowed') {
  readonly field = 'email';
  constructor(domains: EmailDomains) {
    super(`Please use an email at ${domains.join(' or ')}`, { domains });
  }
}

/** Whether the text is a domain, or the subdomains of one. */
export const isEmailDomain = (text: string): boolean =>
  isDomain(asciiDomain(text.startsWith(WILDCARD) ? text.slice(WILDCARD.length) : text));

/**
 * @param address normalized
 * @throws EmailDomainNotAllowed
 */
export function ensureAllowedDomain(address: string, domains: EmailDomains): void {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isAllowed = (each: string) =>
    each.startsWith(WILDCARD)
      ? domain.endsWith(`.${asciiDomain(each.slice(WILDCARD.length))}`)
      : domain === asciiDomain(each);
  if (domains.length > 0 && !domains.some(isAllowed)) throw new EmailDomainNotAllowed(domains);
}
