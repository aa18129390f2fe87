export type SeatStatus = 'joined' | 'confirmed' | 'left' | 'removed' | 'attended' | 'no_show';

/** States in which the seat is free. Every other state counts as seated. */
export const LEFT_STATUSES: readonly SeatStatus[] = ['left', 'removed'];
/** States of a seated member before the match takes place. */
export const EXPECTED_STATUSES: readonly SeatStatus[] = ['joined', 'confirmed'];
/** States that count as attended: attendance is the default unless the member denies it. */
export const ATTENDED_STATUSES: readonly SeatStatus[] = [...EXPECTED_STATUSES, 'attended'];

/** One user's seat in one match. The row is not deleted when they leave, because the repeat rule needs it. */
export class MatchMember {
  readonly id!: number;
  /** Set by the repository on insert. */
  matchId!: number;
  private _status: SeatStatus = 'joined';
  private _joinedAt: Date;
  private _leftAt: Date | null = null;
  private _excused = false;
  private _consentsToPair = false;
  private _lateMinutes: number | null = null;
  private _remindedAt: Date | null = null;

  constructor(
    readonly userId: number,
    readonly requestId: number | null,
    joinedAt: Date,
  ) {
    this._joinedAt = joinedAt;
  }

  get joinedAt(): Date {
    return this._joinedAt;
  }

  get status(): SeatStatus {
    return this._status;
  }

  /** When the member gave up the seat or, still seated, left the chat of a match that had started; null otherwise. */
  get leftAt(): Date | null {
    return this._leftAt;
  }

  get isSeated(): boolean {
    return !LEFT_STATUSES.includes(this._status);
  }

  /** Whether the member is seated and has not left the chat. */
  get isInChat(): boolean {
    return this.isSeated && this._leftAt === null;
  }

  /** Whether the member agreed to meet as a pair. */
  get consentsToPair(): boolean {
    return this._consentsToPair;
  }

  confirm(alsoAsPair: boolean): void {
    this._status = 'confirmed';
    this._consentsToPair ||= alsoAsPair;
  }

  /** By how many minutes the member expects to be late; null if they did not say so. */
  get lateMinutes(): number | null {
    return this._lateMinutes;
  }

  /** Also confirms the attendance. */
  runLate(minutes: number): void {
    this._status = 'confirmed';
    this._lateMinutes = minutes;
  }

  /** UTC instant of the last reminder. */
  get remindedAt(): Date | null {
    return this._remindedAt;
  }

  markReminded(now: Date): void {
    this._remindedAt = now;
  }

  /** Records whether the member attended, as they state it themselves. */
  recordAttendance(attended: boolean): void {
    this._status = attended ? 'attended' : 'no_show';
  }

  /** Resets the consent to meet as a pair: it was given for another pair. */
  resetPairConsent(): void {
    this._consentsToPair = false;
  }

  /**
   * Seats a former member of a meetup again. `joinedAt` is reset, so messages sent in between stay hidden from them.
   */
  rejoin(now: Date): void {
    this._status = 'joined';
    this._joinedAt = now;
    this._leftAt = null;
    this._excused = false;
    this._lateMinutes = null;
    this._remindedAt = null;
  }

  /** Whether a late cancellation does not count against the user's reliability. */
  get isExcused(): boolean {
    return this._excused;
  }

  /** @param how `removed` if a rule freed the seat, `left` if the user did */
  leave(how: 'left' | 'removed', now: Date, isExcused: boolean): void {
    this._status = how;
    this._leftAt = now;
    this._excused = isExcused;
  }

  /** Closes the chat for the member, who keeps the seat. */
  leaveChat(now: Date): void {
    this._leftAt = now;
  }
}
