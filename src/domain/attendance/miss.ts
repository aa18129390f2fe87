import { DAY_MS } from '../shared/durations.js';
import { ConflictOfInterest } from '../review-cases/claim-errors.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { type Appeal, appealTextFrom } from '../moderation/appeal.js';
import { AlreadyAppealed, NoAppealWaiting } from '../moderation/suspension-errors.js';
import { MISS_DAYS } from './burden.js';
import { NoStepToAppeal } from './attendance-errors.js';
import type { StepKind, TakenStep } from './next-step.js';
import type { MissKind } from './table-record.js';

/** Deadline in hours for the answer to an appeal. */
export const APPEAL_HOURS = 48;
/** Days without an answer after which an appeal is granted. */
export const APPEAL_DAYS_AT_MOST = 14;

/** A missed table as it is assessed. */
interface Missed {
  readonly userId: number;
  readonly matchId: number;
  readonly kind: MissKind;
  readonly at: Date;
  readonly date: CalendarDate;
}

/**
 * A table that a user missed (aggregate root), with the step that followed, if any, and the appeal against it. It contains
 * nothing of what other members said.
 */
export class Miss {
  readonly id!: number;
  readonly userId: number;
  /** Null once the match is deleted. */
  readonly matchId: number | null;
  readonly kind: MissKind;
  /** UTC instant at which the table began. */
  readonly at: Date;
  /** Local date of the table. */
  readonly date: CalendarDate;
  private _step: StepKind | null = null;
  private _stepUntil: Date | null = null;
  private _appealNote: string | null = null;
  private _appealedAt: Date | null = null;
  private _answer: string | null = null;
  private _answeredBy: number | null = null;
  private _answeredAt: Date | null = null;
  private _isLifted = false;
  private readonly _version!: number;

  constructor(
    { userId, matchId, kind, at, date }: Missed,
    readonly assessedAt: Date,
  ) {
    this.userId = userId;
    this.matchId = matchId;
    this.kind = kind;
    this.at = at;
    this.date = date;
  }

  /** Whether it counts; a lifted one does not. */
  get counts(): boolean {
    return !this._isLifted;
  }

  get isLifted(): boolean {
    return this._isLifted;
  }

  get step(): TakenStep | null {
    return this._step && { kind: this._step, takenAt: this.assessedAt, until: this._stepUntil! };
  }

  take({ kind, until }: TakenStep): void {
    this._step = kind;
    this._stepUntil = until;
  }

  /** The user's appeal; null before they appealed. An appeal that was granted by time has an answer without an author. */
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

  private get isAppealWaiting(): boolean {
    return this._appealedAt !== null && this._answeredAt === null;
  }

  /** Whether its step applies at `now`: not while an appeal waits, and its end stays the same. */
  appliesAt(now: Date): boolean {
    return this._stepUntil !== null && now < this._stepUntil && !this._isLifted && !this.isAppealWaiting;
  }

  /** Submits the one appeal against the step. @throws NoStepToAppeal, AlreadyAppealed, AppealTextNotAllowed */
  submitAppeal(note: string, now: Date): void {
    if (!this._step || now.getTime() - this.at.getTime() >= MISS_DAYS * DAY_MS) throw new NoStepToAppeal();
    if (this._appealNote !== null) throw new AlreadyAppealed();
    this._appealNote = appealTextFrom('note', note);
    this._appealedAt = now;
  }

  /**
   * Answers the appeal. @param lift whether step and miss no longer count
   * @throws ConflictOfInterest to a moderator who had a seat at the table, NoAppealWaiting, AppealTextNotAllowed
   */
  answerAppeal(
    { answer, lift }: { answer: string; lift: boolean },
    moderator: { readonly id: number; readonly wasThere: boolean },
    now: Date,
  ): void {
    if (moderator.wasThere) throw new ConflictOfInterest();
    if (!this.isAppealWaiting) throw new NoAppealWaiting();
    this._answer = appealTextFrom('answer', answer);
    this._answeredBy = moderator.id;
    this._answeredAt = now;
    this._isLifted = lift;
  }

  /** Grants an appeal that has waited too long. Idempotent. @returns false when nothing changed */
  grantOverdueAppeal(now: Date): boolean {
    const isOverdue =
      this.isAppealWaiting && now.getTime() - this._appealedAt!.getTime() >= APPEAL_DAYS_AT_MOST * DAY_MS;
    if (!isOverdue) return false;
    this._answeredAt = now;
    this._isLifted = true;
    return true;
  }
}
