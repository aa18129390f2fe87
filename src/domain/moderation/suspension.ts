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

/** `proposed`: an ending that waits for a second moderator. `over`: its time passed, or an ending took its place. */
export const SUSPENSION_STATUSES = ['proposed', 'in_force', 'lifted', 'over', 'declined'] as const;
export type SuspensionStatus = (typeof SUSPENSION_STATUSES)[number];

/** Where someone stands with the product. */
export const STANDINGS = ['good', 'suspended', 'ended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The longest reason, in code points. */
export const LONGEST_REASON = 500;

/** How long an appeal waits for its answer, and a proposed ending for the second moderator, at most. */
export const DECIDED_WITHIN_HOURS = 48;

/**
 * Why and for how long someone is kept out. A suspension passes or is lifted; the ending of an account is proposed by
 * one moderator, takes force when a second one agrees, and stays until it is lifted.
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
    /** Words to the person. */
    readonly reason: string,
    /** Null until it is lifted. */
    readonly until: Date | null,
    /** Who asked for it; null once that account is gone. */
    readonly askedBy: number | null,
    readonly askedAt: Date,
  ) {
    this._status = kind === 'ending' ? 'proposed' : 'in_force';
  }

  /** Keeps someone out from now on. @throws ReasonNotAllowed, UntilNotAhead */
  static suspend(
    { userId, reason, until }: { userId: number; reason: string; until: Date | null },
    moderatorId: number,
    now: Date,
  ): Suspension {
    if (until && until <= now) throw new UntilNotAhead();
    return new Suspension(userId, 'suspension', reasonFrom(reason), until, moderatorId, now);
  }

  /** Asks a second moderator to agree that the account is ended. @throws ReasonNotAllowed */
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

  /** The person's own word on it; null where they said none. */
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

  /** Whether it keeps the person out at the moment; once its time has passed it does not, whatever its status. */
  isInForceAt(now: Date): boolean {
    return this._status === 'in_force' && (this.until === null || now < this.until);
  }

  /** A second moderator agrees to the ending. @throws NoEndingProposed, SecondModeratorNeeded */
  agree(moderatorId: number): void {
    this.ensureProposed();
    if (moderatorId === this.askedBy) throw new SecondModeratorNeeded();
    this._agreedBy = moderatorId;
    this._status = 'in_force';
  }

  /** The account is not ended after all; whoever proposed it may also take it back. @throws NoEndingProposed */
  decline(): void {
    this.ensureProposed();
    this._status = 'declined';
  }

  /** Lets the person in again. @throws NotSuspended */
  lift(moderatorId: number, now: Date): void {
    this.ensureInForce(now);
    this._status = 'lifted';
    this._liftedBy = moderatorId;
    this._liftedAt = now;
  }

  /** Writes down that its time has passed. Tells whether it had. */
  endByTime(now: Date): boolean {
    if (this._status !== 'in_force' || this.isInForceAt(now)) return false;
    this._status = 'over';
    return true;
  }

  /** The ending of the account takes its place. */
  giveWay(): void {
    this._status = 'over';
  }

  /** The person asks for another look, once. @throws NotSuspended, AlreadyAppealed, AppealTextNotAllowed */
  takeAppeal(note: string, now: Date): void {
    this.ensureInForce(now);
    if (this._appealNote !== null) throw new AlreadyAppealed();
    this._appealNote = appealTextFrom('note', note);
    this._appealedAt = now;
  }

  /**
   * Somebody who had no part in it answers; the answer may be that it is lifted.
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
