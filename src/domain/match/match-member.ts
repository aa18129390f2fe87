export type SeatStatus = 'joined' | 'confirmed' | 'left' | 'removed' | 'attended' | 'no_show';

/** The seat is free again. Every other status counts as seated. */
export const LEFT_STATUSES: readonly SeatStatus[] = ['left', 'removed'];
/** The person is expected at a table that has not met yet. */
export const EXPECTED_STATUSES: readonly SeatStatus[] = ['joined', 'confirmed'];
/** The person counts as having been at the dinner, which is assumed unless they deny it. */
export const DINED_STATUSES: readonly SeatStatus[] = [...EXPECTED_STATUSES, 'attended'];

/** One person's seat at one table, kept after they left: who sat with whom decides who sits together again. */
export class MatchMember {
  readonly id!: number;
  /** Set by the repository when the table gets its own id. */
  matchId!: number;
  private _status: SeatStatus = 'joined';
  private _joinedAt: Date;
  private _leftAt: Date | null = null;
  private _excused = false;
  private _consentsToPair = false;

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

  get leftAt(): Date | null {
    return this._leftAt;
  }

  get isSeated(): boolean {
    return !LEFT_STATUSES.includes(this._status);
  }

  /** Whether the person would come even if only two are left. */
  get consentsToPair(): boolean {
    return this._consentsToPair;
  }

  confirm(alsoAsPair: boolean): void {
    this._status = 'confirmed';
    this._consentsToPair ||= alsoAsPair;
  }

  /** One's own word for it, after the dinner. */
  tellWhetherThere(attended: boolean): void {
    this._status = attended ? 'attended' : 'no_show';
  }

  /** Someone else has come: being two with them is another question. */
  askAboutPairAnew(): void {
    this._consentsToPair = false;
  }

  /** Someone who had left an open meetup comes after all; what was written meanwhile is not theirs to read. */
  comeBack(now: Date): void {
    this._status = 'joined';
    this._joinedAt = now;
    this._leftAt = null;
    this._excused = false;
  }

  /** Whether nobody holds it against the person that they left, however late it was. */
  get isExcused(): boolean {
    return this._excused;
  }

  /** `removed` when the product took the person out, `left` when they went by themselves. */
  giveUpSeat(how: 'left' | 'removed', now: Date, isExcused: boolean): void {
    this._status = how;
    this._leftAt = now;
    this._excused = isExcused;
  }
}
