import { type Mutable, storedId } from '../shared/aggregate-state.js';
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

export interface MissState {
  readonly id: number | null;
  readonly userId: number;
  /** Null once the match is deleted. */
  readonly matchId: number | null;
  readonly kind: MissKind;
  /** UTC instant at which the table began. */
  readonly at: Date;
  /** Local date of the table. */
  readonly date: CalendarDate;
  readonly assessedAt: Date;
  readonly step: StepKind | null;
  readonly stepUntil: Date | null;
  readonly appealNote: string | null;
  readonly appealedAt: Date | null;
  readonly answer: string | null;
  readonly answeredBy: number | null;
  readonly answeredAt: Date | null;
  readonly isLifted: boolean;
}

/**
 * A table that a user missed (aggregate root), with the step that followed, if any, and the appeal against it. It contains
 * nothing of what other members said.
 */
export class Miss {
  private readonly data: Mutable<MissState>;

  private constructor(state: MissState) {
    this.data = { ...state };
  }

  static assessed({ userId, matchId, kind, at, date }: Missed, assessedAt: Date): Miss {
    const seat = { id: null, userId, matchId, kind, at, date, assessedAt };
    const appeal = { appealNote: null, appealedAt: null, answer: null, answeredBy: null, answeredAt: null };
    return new Miss({ ...seat, ...appeal, step: null, stepUntil: null, isLifted: false });
  }

  static restore(state: MissState): Miss {
    return new Miss(state);
  }

  get state(): MissState {
    return { ...this.data };
  }

  get id(): number {
    return storedId(this.data);
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data.id ??= id;
  }
  get userId(): number {
    return this.data.userId;
  }

  get matchId(): number | null {
    return this.data.matchId;
  }

  get kind(): MissKind {
    return this.data.kind;
  }

  get at(): Date {
    return this.data.at;
  }

  get date(): CalendarDate {
    return this.data.date;
  }

  /** Whether it counts; a lifted one does not. */
  get counts(): boolean {
    return !this.data.isLifted;
  }

  get isLifted(): boolean {
    return this.data.isLifted;
  }

  get step(): TakenStep | null {
    return (
      this.data.step && { kind: this.data.step, takenAt: this.data.assessedAt, until: this.data.stepUntil! }
    );
  }

  take({ kind, until }: TakenStep): void {
    this.data.step = kind;
    this.data.stepUntil = until;
  }

  /** The user's appeal; null before they appealed. An appeal that was granted by time has an answer without an author. */
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

  private get isAppealWaiting(): boolean {
    return this.data.appealedAt !== null && this.data.answeredAt === null;
  }

  /** Whether its step applies at `now`: not while an appeal waits, and its end stays the same. */
  appliesAt(now: Date): boolean {
    return (
      this.data.stepUntil !== null &&
      now < this.data.stepUntil &&
      !this.data.isLifted &&
      !this.isAppealWaiting
    );
  }

  /** Submits the one appeal against the step. @throws NoStepToAppeal, AlreadyAppealed, AppealTextNotAllowed */
  submitAppeal(note: string, now: Date): void {
    if (!this.data.step || now.getTime() - this.at.getTime() >= MISS_DAYS * DAY_MS)
      throw new NoStepToAppeal();
    if (this.data.appealNote !== null) throw new AlreadyAppealed();
    this.data.appealNote = appealTextFrom('note', note);
    this.data.appealedAt = now;
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
    this.data.answer = appealTextFrom('answer', answer);
    this.data.answeredBy = moderator.id;
    this.data.answeredAt = now;
    this.data.isLifted = lift;
  }

  /** Grants an appeal that has waited too long. Idempotent. @returns false when nothing changed */
  grantOverdueAppeal(now: Date): boolean {
    const isOverdue =
      this.isAppealWaiting && now.getTime() - this.data.appealedAt!.getTime() >= APPEAL_DAYS_AT_MOST * DAY_MS;
    if (!isOverdue) return false;
    this.data.answeredAt = now;
    this.data.isLifted = true;
    return true;
  }
}
