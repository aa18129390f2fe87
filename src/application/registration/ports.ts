import type { RegistrationPolicy } from '../../domain/registration/registration-policy.js';
import type { CodeDigests, Users } from '../account/ports.js';
import type { Ground } from '../ground/ground.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';

/** Stores the one registration policy. */
export interface RegistrationPolicies {
  /** @returns that of the settings while no admin has chosen one */
  find(): Promise<RegistrationPolicy>;
  /**
   * Serializes every admission and change of the policy until the unit of work ends (advisory lock). Acquired
   * after row locks on pending registrations.
   */
  acquireLock(): Promise<void>;
  save(policy: RegistrationPolicy): Promise<void>;
}

export interface NewInvitation {
  /** The token itself is not stored. */
  readonly digest: string;
  readonly note: string;
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
  /** The person or group that the link is meant for. */
  readonly note: string;
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

/** What registration is given. */
export interface RegistrationPorts extends Ground {
  readonly users: Users;
  readonly registrationPolicies: RegistrationPolicies;
  readonly invitations: Invitations;
  readonly disposableDomains: DisposableDomains;
  readonly digests: CodeDigests;
}
