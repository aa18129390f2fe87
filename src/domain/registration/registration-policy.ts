import { aggregateOf } from '../shared/aggregate.js';
import { type EmailDomains, isEmailDomain, MAX_EMAIL_DOMAINS } from '../account/email-domains.js';
import {
  EmailDomainsNotAllowed,
  RegistrationClosed,
  RegistrationPolicyChanged,
} from './registration-errors.js';

export const REGISTRATION_POLICIES = ['open', 'email_domains', 'invitation', 'closed'] as const;
export type PolicyName = (typeof REGISTRATION_POLICIES)[number];

/** What an admin chooses. */
export interface RegistrationChoice {
  readonly policy: PolicyName;
  /** Kept while another policy stands. */
  readonly emailDomains: EmailDomains;
}

export interface RegistrationPolicyState extends RegistrationChoice {
  /** There is one row. */
  readonly id: number;
  readonly version: number;
}

/** Who may join. There is one; it is that of the settings until an admin has chosen another. See ADR 74. */
export class RegistrationPolicy extends /* @__PURE__ */ aggregateOf<RegistrationPolicyState>()('policy') {
  /** As the settings say: the given domains, or everyone. */
  static ofSettings(emailDomains: EmailDomains): RegistrationPolicy {
    const policy = emailDomains.length > 0 ? 'email_domains' : 'open';
    return new RegistrationPolicy({ id: 1, policy, emailDomains, version: 0 });
  }

  /** Whose addresses may join or be changed to; empty for all domains. */
  get allowedDomains(): EmailDomains {
    return this.policy === 'email_domains' ? this.data.emailDomains : [];
  }

  /** Whether a sign-up must not even begin. @throws RegistrationClosed */
  ensureOpen(): void {
    if (this.policy === 'closed') throw new RegistrationClosed();
  }

  /** @param version what the admin has seen @throws RegistrationPolicyChanged, EmailDomainsNotAllowed */
  change({ policy, emailDomains }: RegistrationChoice, version: number): void {
    if (version !== this.data.version) throw new RegistrationPolicyChanged();
    const domains = [...new Set(emailDomains.flatMap((each) => each.trim().toLowerCase() || []))];
    const isMissing = policy === 'email_domains' && domains.length === 0;
    if (isMissing || domains.length > MAX_EMAIL_DOMAINS || !domains.every(isEmailDomain))
      throw new EmailDomainsNotAllowed(MAX_EMAIL_DOMAINS);
    this.data.policy = policy;
    this.data.emailDomains = domains;
    this.data.version++;
  }
}
