import type { ApplicationPending } from '../../domain/account/application-pending.js';
import type { Candidate } from '../../domain/account/candidate.js';
import type { Introduction } from '../../domain/account/introduction.js';
import type { User } from '../../domain/account/user.js';

/** The fields of a sign-up that only some registration policies ask for. */
export interface SentIntroduction {
  readonly statement?: string | null;
  /** The token of an invitation. */
  readonly invitation?: string | null;
}

/** Someone who waits and can sign in with a password once they have joined. */
export interface PendingApplicant {
  readonly passwordHash: string | null;
  /** What to tell them. */
  readonly pending: ApplicationPending;
}

/** Who may join, by the registration policy. */
export interface Admissions {
  /** Whether an account may have the normalized address. @throws EmailDomainNotAllowed, DisposableEmail */
  ensureEmail(address: string): Promise<void>;
  /** Whether a sign-up with the address may begin. @throws RegistrationClosed, EmailDomainNotAllowed, DisposableEmail */
  ensureOpenTo(address: string): Promise<void>;
  /** @returns what to keep until the address is verified @throws StatementNotAllowed, InvitationNotValid */
  introductionFrom(sent: SentIntroduction): Promise<Introduction>;
  /**
   * Creates the account, or an application where the policy wants a decision or no place is free. Runs in a unit of work,
   * and checks everything again, because the policy may have changed since the sign-up began.
   * @returns the account, or what to tell the person after the commit
   * @throws RegistrationClosed, EmailDomainNotAllowed, DisposableEmail, StatementNotAllowed, InvitationNotValid
   */
  admit(candidate: Candidate, isFirstOfNetwork: boolean): Promise<User | ApplicationPending>;
  /** The newest open application under a username or address. */
  findPending(name: string): Promise<PendingApplicant | null>;
  /** The open application of an address, in any spelling of its mailbox, or of an identity at the provider. */
  findPendingOf(by: {
    readonly email: string;
    readonly identityKey?: string;
  }): Promise<PendingApplicant | null>;
}
