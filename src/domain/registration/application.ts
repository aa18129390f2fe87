import type { Candidate } from '../account/candidate.js';
import type { WaitsFor } from '../account/application-pending.js';
import { mailboxOf } from '../account/mailbox.js';
import {
  Claim,
  type ClaimObstacle,
  claimObstacle,
  type CaseState,
  type ClaimState,
  ensureHeldBy,
  type Reviewer,
} from '../review-cases/claim.js';
import type { ReviewCase } from '../review-cases/review-case.js';
import { isUndecided } from '../review-cases/undecided.js';
import { type Mutable, storedId } from '../shared/aggregate-state.js';
import { dueAfterBusinessDays } from '../shared/business-days.js';
import type { TimeZone } from '../shared/time-zone.js';

/** `approved`: waits for a place; `joined`: has an account. */
export const APPLICATION_STATUSES = ['submitted', 'in_review', 'approved', 'joined', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** As many as for the other review cases. */
const DUE_BUSINESS_DAYS = 2;
/** Retention in days: without an end, and after it. */
export const APPLICATION_RETENTION_DAYS = { open: 180, ended: 30 } as const;

export interface ApplicationState extends Omit<Candidate, 'consent' | 'invitation'>, ClaimState {
  readonly id: number | null;
  readonly mailbox: string;
  readonly consentVersion: number;
  readonly consentedAt: Date;
  /** The invitation that was used; null without one. */
  readonly invitationId: number | null;
  readonly status: ApplicationStatus;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
  readonly endedAt: Date | null;
  /** The account, once they have joined. */
  readonly userId: number | null;
}

/**
 * A person whose address is verified and who waits for a moderator's decision, for a place, or for both in turn (aggregate
 * root and review case). Neither username nor account exist until they join.
 */
export class Application implements ReviewCase {
  private readonly data: Mutable<ApplicationState>;

  private constructor(state: ApplicationState) {
    this.data = { ...state };
  }

  static of(
    { consent, invitation: _invitation, ...candidate }: Candidate,
    waitsFor: WaitsFor,
    invitationId: number | null,
    timeZone: TimeZone,
    now: Date,
  ): Application {
    const { email, username, firstName, lastName, dateOfBirth, age, language } = candidate;
    const { passwordHash, authProvider, identityKey, statement } = candidate;
    return new Application({
      id: null,
      ...{ email, username, firstName, lastName, dateOfBirth, age, language },
      ...{ passwordHash, authProvider, identityKey, statement, invitationId },
      mailbox: mailboxOf(email),
      consentVersion: consent.version,
      consentedAt: consent.at,
      status: waitsFor === 'approval' ? 'submitted' : 'approved',
      submittedAt: now,
      dueAt: dueAfterBusinessDays(DUE_BUSINESS_DAYS, now, timeZone),
      ...{
        claimedBy: null,
        claimedUntil: null,
        decidedBy: null,
        decidedAt: null,
        endedAt: null,
        userId: null,
      },
    });
  }

  static restore(state: ApplicationState): Application {
    return new Application(state);
  }

  get state(): ApplicationState {
    return { ...this.data };
  }

  get id(): number {
    return storedId(this.data);
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data.id ??= id;
  }

  get status(): ApplicationStatus {
    return this.data.status;
  }

  /** Whether they have joined or were refused. */
  get hasEnded(): boolean {
    return this.data.endedAt !== null;
  }

  get passwordHash(): string | null {
    return this.data.passwordHash;
  }

  get invitationId(): number | null {
    return this.data.invitationId;
  }

  get involvedUserIds(): readonly (number | null)[] {
    return [this.data.userId];
  }

  get waitsFor(): WaitsFor {
    return isUndecided(this.status) ? 'approval' : 'place';
  }

  /** The person again, to create the account. */
  get candidate(): Candidate {
    const { consentVersion: version, consentedAt: at } = this.data;
    return { ...this.data, consent: { version, at }, invitation: null };
  }

  obstacleFor(reviewer: Reviewer, now: Date): ClaimObstacle | null {
    return claimObstacle(this.caseState, reviewer, now);
  }

  claim(reviewer: Reviewer, now: Date): void {
    const { by, until } = Claim.on(this.caseState, reviewer, now);
    Object.assign(this.data, { claimedBy: by, claimedUntil: until, status: 'in_review' });
  }

  release(reviewerId: number, now: Date): void {
    ensureHeldBy(this.caseState, reviewerId, now);
    Object.assign(this.data, { claimedBy: null, claimedUntil: null, status: 'submitted' });
  }

  /** They wait for a place then. @throws ReviewIsOver, ReviewNotClaimed */
  approve(reviewerId: number, now: Date): void {
    this.decide('approved', reviewerId, now);
  }

  /** @throws ReviewIsOver, ReviewNotClaimed */
  reject(reviewerId: number, now: Date): void {
    this.decide('rejected', reviewerId, now);
    this.end(now);
  }

  /** @param userId of the account that was created */
  join(userId: number, now: Date): void {
    Object.assign(this.data, { status: 'joined', userId });
    this.end(now);
  }

  private get caseState(): CaseState {
    const { involvedUserIds } = this;
    return { isOpen: isUndecided(this.status), involvedUserIds, claim: Claim.restore(this.data) };
  }

  private decide(status: 'approved' | 'rejected', reviewerId: number, now: Date): void {
    ensureHeldBy(this.caseState, reviewerId, now);
    Object.assign(this.data, { status, decidedBy: reviewerId, decidedAt: now });
    Object.assign(this.data, { claimedBy: null, claimedUntil: null });
  }

  /** From here on the password is that of the account, if any. */
  private end(now: Date): void {
    Object.assign(this.data, { endedAt: now, passwordHash: null });
  }
}
