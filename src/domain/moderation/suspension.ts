import { isReadable, isVisible, lengthOf } from '../shared/readable-text.js';
import { type Appeal, appealTextFrom } from './appeal.js';
import type { SuspensionKind } from './restriction.js';
import {
  AlreadyAppealed,
  AppealNeedsAnother,
  NoAppealWaiting,
  NoEndingProposed,
  NotSuspended,
  ReasonNotAllowed,
  SecondModeratorNeeded,
  UntilNotAhead,
} from './suspension-errors.js';

/**
 * State machine: `proposed` (an ending before a second moderator agrees) -> `in_force` or `declined`; `in_force` ->
 * `lifted` or `over` (expired, or replaced by an ending).
 */
export const SUSPENSION_STATUSES = ['proposed', 'in_force', 'lifted', 'over', 'declined'] as const;
export type SuspensionStatus = (typeof SUSPENSION_STATUSES)[number];

/** Account standing. */
export const STANDINGS = ['good', 'suspended', 'ended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Maximum length of a reason, in code points. */
export const LONGEST_REASON = 500;

/** Deadline in hours for the answer to an appeal and for the second moderator of a proposed ending. */
export const DECIDED_WITHIN_HOURS = 48;

/**
 * A restriction of an account (aggregate root), with an optimistic version column. A suspension expires or is lifted.
 * An ending is proposed by one moderator, takes effect when a second one agrees, and does not expire.
 */
export class Suspension {
  readonly id!: number;
  private _status: SuspensionStatus;
  private _agreedBy: number | null = null;
  private _liftedBy: number | null = null;
  private _liftedAt: Date | null = null;
  private _appealNote: string | null = null;
  private _appealedAt: Date | null = null;
  private _answer: string | null = null;
  private _answeredBy: number | null = null;
  private _answeredAt: Date | null = null;
  private readonly _version!: number;

  private constructor(
    readonly userId: number,
    readonly kind: SuspensionKind,
    /** Reason given to the user. */
    readonly reason: string,
    /** UTC instant at which it ends; null if it applies until it is lifted. */
    readonly until: Date | null,
    /** Id of the moderator who decided or proposed it; null after that account was deleted. */
    readonly askedBy: number | null,
    readonly askedAt: Date,
  ) {
    this._status = kind === 'ending' ? 'proposed' : 'in_force';
  }

  /**
   * Suspends an account at once.
   * @param until UTC instant; null for no expiry
   * @throws ReasonNotAllowed, UntilNotAhead
   */
  static suspend(
    { userId, reason, until }: { userId: number; reason: string; until: Date | null },
    moderatorId: number,
    now: Date,
  ): Suspension {
    if (until && until <= now) throw new UntilNotAhead();
    return new Suspension(userId, 'suspension', reasonFrom(reason), until, moderatorId, now);
  }

  /** Proposes to end an account. @throws ReasonNotAllowed */
  static proposeEnding(
    { userId, reason }: { userId: number; reason: string },
    moderatorId: number,
    now: Date,
  ): Suspension {
    return new Suspension(userId, 'ending', reasonFrom(reason), null, moderatorId, now);
  }

  get status(): SuspensionStatus {
    return this._status;
  }

  get agreedBy(): number | null {
    return this._agreedBy;
  }

  get liftedBy(): number | null {
    return this._liftedBy;
  }

  get liftedAt(): Date | null {
    return this._liftedAt;
  }

  /** The user's appeal; null before they appealed. */
  get appeal(): Appeal | null {
    if (this._appealNote === null) return null;
    return {
      note: this._appealNote,
      at: this._appealedAt!,
      answer: this._answer,
      answeredBy: this._answeredBy,
      answeredAt: this._answeredAt,
    };
  }

  /**
   * Whether the restriction applies at `now`. The interval is half-open: it ends at `until`, whatever the stored state.
   */
  isInForceAt(now: Date): boolean {
    return this._status === 'in_force' && (this.until === null || now < this.until);
  }

  /** Confirms a proposed ending. @throws NoEndingProposed, SecondModeratorNeeded */
  agree(moderatorId: number): void {
    this.ensureProposed();
    if (moderatorId === this.askedBy) throw new SecondModeratorNeeded();
    this._agreedBy = moderatorId;
    this._status = 'in_force';
  }

  /** Declines a proposed ending; its proposer may do so too. @throws NoEndingProposed */
  decline(): void {
    this.ensureProposed();
    this._status = 'declined';
  }

  /** Lifts the restriction. @throws NotSuspended */
  lift(moderatorId: number, now: Date): void {
    this.ensureInForce(now);
    this._status = 'lifted';
    this._liftedBy = moderatorId;
    this._liftedAt = now;
  }

  /** Stores the expiry as a state. Idempotent. @returns false when nothing changed */
  expire(now: Date): boolean {
    if (this._status !== 'in_force' || this.isInForceAt(now)) return false;
    this._status = 'over';
    return true;
  }

  /** Ends the suspension because an ending replaces it. */
  supersede(): void {
    this._status = 'over';
  }

  /** Records the user's single appeal. @throws NotSuspended, AlreadyAppealed, AppealTextNotAllowed */
  submitAppeal(note: string, now: Date): void {
    this.ensureInForce(now);
    if (this._appealNote !== null) throw new AlreadyAppealed();
    this._appealNote = appealTextFrom('note', note);
    this._appealedAt = now;
  }

  /**
   * Answers an appeal, by a moderator who did not take part in the decision.
   * @param lift whether to lift the restriction too
   * @throws NotSuspended, NoAppealWaiting, AppealNeedsAnother, AppealTextNotAllowed
   */
  answerAppeal({ answer, lift }: { answer: string; lift: boolean }, moderatorId: number, now: Date): void {
    this.ensureInForce(now);
    if (this._appealNote === null || this._answeredAt !== null) throw new NoAppealWaiting();
    if (moderatorId === this.askedBy || moderatorId === this._agreedBy) throw new AppealNeedsAnother();
    this._answer = appealTextFrom('answer', answer);
    this._answeredBy = moderatorId;
    this._answeredAt = now;
    if (lift) this.lift(moderatorId, now);
  }

  private ensureProposed(): void {
    if (this._status !== 'proposed') throw new NoEndingProposed();
  }

  private ensureInForce(now: Date): void {
    if (!this.isInForceAt(now)) throw new NotSuspended();
  }
}

function reasonFrom(text: string): string {
  const reason = text.trim();
  if (!isVisible(reason) || !isReadable(reason) || lengthOf(reason) > LONGEST_REASON)
    throw new ReasonNotAllowed(LONGEST_REASON);
  return reason;
}
