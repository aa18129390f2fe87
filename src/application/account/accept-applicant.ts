import { type Applicant, applicantFrom, type SignUpForm } from '../../domain/account/applicant.js';
import type { Introduction } from '../../domain/account/introduction.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
import type { Admissions, SentIntroduction } from './admissions.js';

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

  /** @throws the errors of {@link applicantFrom}, {@link Admissions.ensureOpenTo} and {@link Admissions.introductionFrom} */
  async execute(
    form: SignUpForm & SentIntroduction,
  ): Promise<{ readonly applicant: Applicant; readonly introduction: Introduction }> {
    const today = localDate(this.clock.now(), this.timeZone);
    const applicant = applicantFrom(form, today, this.communityName());
    await this.admissions.ensureOpenTo(applicant.email);
    return { applicant, introduction: await this.admissions.introductionFrom(form) };
  }
}
