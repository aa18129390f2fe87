import { type Applicant, applicantFrom, type SignUpForm } from '../../domain/account/applicant.js';
import { localDate } from '../../domain/shared/time-zone.js';
import type { SignUpPorts } from './ports.js';

/** A sign-up by a link. */
export interface Invited {
  /** The token of the invitation. */
  readonly invitation?: string | null;
}

/**
 * Validates a sign-up form, with a password or with a provider, by the local date, the name of the community and the
 * registration policy.
 * @throws the errors of {@link applicantFrom}, {@link Admissions.ensureOpenTo} and {@link Admissions.invitationFrom}
 */
export async function acceptApplicant(
  form: SignUpForm & Invited,
  {
    clock,
    homeZone,
    appName,
    admissions,
  }: Pick<SignUpPorts, 'clock' | 'homeZone' | 'appName' | 'admissions'>,
): Promise<{ readonly applicant: Applicant; readonly invitation: string | null }> {
  const applicant = applicantFrom(form, localDate(clock.now(), homeZone), appName());
  await admissions.ensureOpenTo(applicant.email);
  return { applicant, invitation: await admissions.invitationFrom(form.invitation ?? null) };
}
