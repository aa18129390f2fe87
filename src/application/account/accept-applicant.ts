import { type Applicant, applicantFrom, type SignUpForm } from '../../domain/account/applicant.js';
import { type EmailDomains, ensureAllowedDomain } from '../../domain/account/email-domains.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';

/**
 * Validates a sign-up form, with a password or with a provider, by the local date, the name of the community and the domains
 * that may join.
 */
export class AcceptApplicant {
  constructor(
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
    private readonly domains: EmailDomains,
    private readonly communityName: () => string,
  ) {}

  /** @throws EmailDomainNotAllowed and the errors of {@link applicantFrom} */
  execute(form: SignUpForm): Applicant {
    const today = localDate(this.clock.now(), this.timeZone);
    const applicant = applicantFrom(form, today, this.communityName());
    ensureAllowedDomain(applicant.email, this.domains);
    return applicant;
  }
}
