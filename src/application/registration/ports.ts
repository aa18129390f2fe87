import type { Application, ApplicationStatus } from '../../domain/registration/application.js';
import type { RegistrationPolicy } from '../../domain/registration/registration-policy.js';
import type { CaseFilter, CaseRow, CaseSort } from '../review-cases/case-views.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

/** Stores the one registration policy. */
export interface RegistrationPolicies {
  /** @returns that of the settings while no admin has chosen one */
  find(): Promise<RegistrationPolicy>;
  /**
   * Serializes every admission, decision and change of the policy until the unit of work ends (advisory lock). Acquired
   * after row locks on pending registrations, and before those on applications.
   */
  acquireLock(): Promise<void>;
  save(policy: RegistrationPolicy): Promise<void>;
  /** The number of accounts, without deleted ones and that of the system. */
  countMembers(): Promise<number>;
}

export interface Applications {
  find(id: number): Promise<Application | null>;
  /** With a row lock. */
  findForUpdate(id: number): Promise<Application | null>;
  /** The newest without an end under a username or a normalized address. */
  findOpenByName(name: string): Promise<Application | null>;
  /** The oldest without an end of a mailbox (`mailboxOf`) or of an identity. */
  findOpenOf(by: { readonly mailbox: string; readonly identityKey?: string }): Promise<Application | null>;
  /** The first that waits for a place, with a row lock. */
  findNextForUpdate(): Promise<Application | null>;
  /** The number that wait for a place. */
  countWaiting(): Promise<number>;
  save(application: Application): Promise<void>;
  remove(application: Application): Promise<void>;
  /** Deletes at most `limit` submitted before `openBefore` without an end, or ended before `endedBefore`. @returns their number */
  removeOld(openBefore: Date, endedBefore: Date, limit: number): Promise<number>;
}

export interface NewInvitation {
  /** The token itself is not stored. */
  readonly digest: string;
  readonly uses: number;
  readonly endsAt: Date;
  readonly createdBy: number;
  readonly createdAt: Date;
}

export interface Invitations {
  /** @returns its id */
  add(invitation: NewInvitation): Promise<number>;
  isUsable(digest: string, now: Date): Promise<boolean>;
  /** Takes one use in a single statement. @returns the id; null where none is left, and after the end or a revocation */
  use(digest: string, now: Date): Promise<number | null>;
  noteJoined(invitationId: number, userId: number): Promise<void>;
  /** @returns false for an unknown or already revoked one */
  revoke(id: number, now: Date): Promise<boolean>;
  countUsable(now: Date): Promise<number>;
  /** Deletes at most `limit` that ended or were revoked before the instant, with who joined by them. @returns their number */
  removeEndedBefore(instant: Date, limit: number): Promise<number>;
}

/** Domains of disposable addresses, from a maintained list. */
export interface DisposableDomains {
  has(domain: string): boolean;
}

export interface InvitationRow {
  readonly id: number;
  readonly uses: number;
  readonly usesLeft: number;
  readonly createdAt: Date;
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
  readonly isUsable: boolean;
  readonly createdBy: PersonRow | null;
  /** Who has joined with it, in order; without deleted accounts. */
  readonly joined: readonly PersonRow[];
}

export interface InvitationQueries {
  page(
    asked: PageAsked<'id' | 'endsAt', { readonly isUsable: boolean }>,
    now: Date,
  ): Promise<PageFound<InvitationRow>>;
}

export interface ApplicationFilter extends Omit<CaseFilter, 'userId'> {
  /** `open`: without a decision. */
  readonly status: ApplicationStatus | 'open';
}

/** An application in the console. */
export interface ApplicationRow extends CaseRow {
  readonly status: ApplicationStatus;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly age: number;
  readonly statement: string | null;
  /** The account; null until they have joined. */
  readonly member: PersonRow | null;
}

export interface ApplicationQueries {
  page(asked: PageAsked<CaseSort, ApplicationFilter>, reading: Viewer): Promise<PageFound<ApplicationRow>>;
  find(id: number, reading: Viewer): Promise<ApplicationRow | null>;
}
