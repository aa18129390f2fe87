import type { Candidate } from '../../domain/account/candidate.js';
import type { User } from '../../domain/account/user.js';

/** Who may join, by the registration policy. */
export interface Admissions {
  /** Whether an account may have the normalized address. @throws EmailDomainNotAllowed, DisposableEmail */
  ensureEmail(address: string): Promise<void>;
  /** Whether a sign-up with the address may begin. @throws RegistrationClosed, EmailDomainNotAllowed, DisposableEmail */
  ensureOpenTo(address: string): Promise<void>;
  /**
   * @param token of an invitation
   * @returns its digest, to keep until the address is verified; null where the policy asks for none
   * @throws InvitationNotValid
   */
  invitationFrom(token: string | null): Promise<string | null>;
  /**
   * Creates the account. Runs in a unit of work, and checks everything again, because the policy may have changed since the sign-up began.
   * @throws RegistrationClosed, EmailDomainNotAllowed, DisposableEmail, InvitationNotValid
   */
  admit(candidate: Candidate, isFirstOfNetwork: boolean): Promise<User>;
}
