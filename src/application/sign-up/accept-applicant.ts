import { isMisleadingUsername } from '../../domain/account/misleading-name.js';
import { type Applicant, applicantFrom, type SignUpForm } from '../../domain/account/applicant.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
import type { Admissions } from '../account/admissions.js';

/** A sign-up by a link. */
export interface Invited {
  /** The token of the invitation. */
  readonly invitation?: string | null;
}

/**
 * Validates a sign-up form, with a password or with a provider, by the local date, the name of the community and the
 * registration policy.
 */
export class AcceptApplicant {
  constructor(
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
    private readonly admissions: Admissions,
    private readonly communityName: () => string,
  ) {}

  /** Whether a username says nothing misleading. */
  mayBeCalled(username: string): boolean {
    return !isMisleadingUsername(username, this.communityName());
  }

  /** @throws the errors of {@link applicantFrom}, {@link Admissions.ensureOpenTo} and {@link Admissions.invitationFrom} */
  async execute(
    form: SignUpForm & Invited,
  ): Promise<{ readonly applicant: Applicant; readonly invitation: string | null }> {
    const today = localDate(this.clock.now(), this.timeZone);
    const applicant = applicantFrom(form, today, this.communityName());
    await this.admissions.ensureOpenTo(applicant.email);
    return { applicant, invitation: await this.admissions.invitationFrom(form.invitation ?? null) };
  }
}
