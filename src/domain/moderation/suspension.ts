import { requiredText } from '../shared/text-not-allowed.js';
import { aggregateOf } from '../shared/aggregate.js';
import { type Appeal, appealTextFrom } from './appeal.js';
import type { SuspensionKind } from './restriction.js';
import {
  AlreadyAppealed,
  AppealNeedsAnother,
  NoAppealWaiting,
  NoEndingProposed,
  NotSuspended,
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

export interface SuspensionState {
  readonly id: number | null;
  readonly userId: number;
  readonly kind: SuspensionKind;
  /** Reason given to the user. */
  readonly reason: string;
  /** UTC instant at which it ends; null if it applies until it is lifted. */
  readonly until: Date | null;
  /** Id of the moderator who decided or proposed it; null after that account was deleted. */
  readonly askedBy: number | null;
  readonly askedAt: Date;
  readonly status: SuspensionStatus;
  readonly agreedBy: number | null;
  readonly liftedBy: number | null;
  readonly liftedAt: Date | null;
  readonly appealNote: string | null;
  readonly appealedAt: Date | null;
  readonly answer: string | null;
  readonly answeredBy: number | null;
  readonly answeredAt: Date | null;
}

type Restricted = Pick<SuspensionState, 'userId' | 'kind' | 'reason' | 'until' | 'askedBy' | 'askedAt'>;

/**
 * A restriction of an account (aggregate root), with an optimistic version column. A suspension expires or is lifted.
 * An ending is proposed by one moderator, takes effect when a second one agrees, and does not expire.
 */
export class Suspension
  extends /* @__PURE__ */ aggregateOf<SuspensionState>()(
    'userId',
    'kind',
    'reason',
    'until',
    'askedBy',
    'askedAt',
    'status',
    'agreedBy',
    'liftedBy',
    'liftedAt',
  )
{
  /**
   * Suspends an account at once.
   * @param until UTC instant; null for no expiry
   * @throws TextNotAllowed, UntilNotAhead
   */
  static suspend(
    { userId, reason, until }: { userId: number; reason: string; until: Date | null },
    moderatorId: number,
    now: Date,
  ): Suspension {
    if (until && until <= now) throw new UntilNotAhead();
    const grounds = { userId, reason: requiredText('reason', reason, LONGEST_REASON), until };
    return newSuspension({ ...grounds, kind: 'suspension', askedBy: moderatorId, askedAt: now });
  }

  /** Proposes to end an account. @throws TextNotAllowed */
  static proposeEnding(
    { userId, reason }: { userId: number; reason: string },
    moderatorId: number,
    now: Date,
  ): Suspension {
    const grounds = { userId, reason: requiredText('reason', reason, LONGEST_REASON), until: null };
    return newSuspension({ ...grounds, kind: 'ending', askedBy: moderatorId, askedAt: now });
  }

  /** The user's appeal; null before they appealed. */
  get appeal(): Appeal | null {
    if (this.data.appealNote === null) return null;
    return {
      note: this.data.appealNote,
      at: this.data.appealedAt!,
      answer: this.data.answer,
      answeredBy: this.data.answeredBy,
      answeredAt: this.data.answeredAt,
    };
  }

  /**
   * Whether the restriction applies at `now`. The interval is half-open: it ends at `until`, whatever the stored state.
   */
  isInForceAt(now: Date): boolean {
    return this.data.status === 'in_force' && (this.until === null || now < this.until);
  }

  /** Confirms a proposed ending. @throws NoEndingProposed, SecondModeratorNeeded */
  agree(moderatorId: number): void {
    this.ensureProposed();
    if (moderatorId === this.askedBy) throw new SecondModeratorNeeded();
    this.data.agreedBy = moderatorId;
    this.data.status = 'in_force';
  }

  /** Declines a proposed ending; its proposer may do so too. @throws NoEndingProposed */
  decline(): void {
    this.ensureProposed();
    this.data.status = 'declined';
  }

  /** Lifts the restriction. @throws NotSuspended */
  lift(moderatorId: number, now: Date): void {
    this.ensureInForce(now);
    this.data.status = 'lifted';
    this.data.liftedBy = moderatorId;
    this.data.liftedAt = now;
  }

  /** Stores the expiry as a state. Idempotent. @returns false when nothing changed */
  expire(now: Date): boolean {
    if (this.data.status !== 'in_force' || this.isInForceAt(now)) return false;
    this.data.status = 'over';
    return true;
  }

  /** Ends the suspension because an ending replaces it. */
  supersede(): void {
    this.data.status = 'over';
  }

  /** Records the user's single appeal. @throws NotSuspended, AlreadyAppealed, TextNotAllowed */
  submitAppeal(note: string, now: Date): void {
    this.ensureInForce(now);
    if (this.data.appealNote !== null) throw new AlreadyAppealed();
    this.data.appealNote = appealTextFrom('note', note);
    this.data.appealedAt = now;
  }

  /**
   * Answers an appeal, by a moderator who did not take part in the decision.
   * @param lift whether to lift the restriction too
   * @throws NotSuspended, NoAppealWaiting, AppealNeedsAnother, TextNotAllowed
   */
  answerAppeal({ answer, lift }: { answer: string; lift: boolean }, moderatorId: number, now: Date): void {
    this.ensureInForce(now);
    if (this.data.appealNote === null || this.data.answeredAt !== null) throw new NoAppealWaiting();
    if (moderatorId === this.askedBy || moderatorId === this.data.agreedBy) throw new AppealNeedsAnother();
    this.data.answer = appealTextFrom('answer', answer);
    this.data.answeredBy = moderatorId;
    this.data.answeredAt = now;
    if (lift) this.lift(moderatorId, now);
  }

  private ensureProposed(): void {
    if (this.data.status !== 'proposed') throw new NoEndingProposed();
  }

  private ensureInForce(now: Date): void {
    if (!this.isInForceAt(now)) throw new NotSuspended();
  }
}

function newSuspension(restricted: Restricted): Suspension {
  return Suspension.restore({
    ...restricted,
    id: null,
    status: restricted.kind === 'ending' ? 'proposed' : 'in_force',
    agreedBy: null,
    liftedBy: null,
    liftedAt: null,
    appealNote: null,
    appealedAt: null,
    answer: null,
    answeredBy: null,
    answeredAt: null,
  });
}
