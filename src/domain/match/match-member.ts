import { partOf } from '../shared/aggregate.js';

export type SeatStatus = 'joined' | 'confirmed' | 'left' | 'removed' | 'attended' | 'no_show';

/** States in which the seat is free. Every other state counts as seated. */
export const LEFT_STATUSES: readonly SeatStatus[] = ['left', 'removed'];
/** States of a seated member before the match takes place. */
export const EXPECTED_STATUSES: readonly SeatStatus[] = ['joined', 'confirmed'];
/** States that count as attended: attendance is the default unless the member denies it. */
export const ATTENDED_STATUSES: readonly SeatStatus[] = [...EXPECTED_STATUSES, 'attended'];

export interface MemberState {
  readonly userId: number;
  /** The user's matching request; null at a meetup. */
  readonly requestId: number | null;
  readonly status: SeatStatus;
  readonly joinedAt: Date;
  /** When the member gave up the seat or, still seated, left the chat of a match that had started; null otherwise. */
  readonly leftAt: Date | null;
  readonly excused: boolean;
  /** Whether the member agreed to meet as a pair. */
  readonly consentsToPair: boolean;
  /** By how many minutes the member expects to be late; null if they did not say so. */
  readonly lateMinutes: number | null;
  /** UTC instant of the last reminder. */
  readonly remindedAt: Date | null;
  /** When the member said that they are at the venue; null before. */
  readonly arrivedAt: Date | null;
}

/** One user's seat in one match. The row is not deleted when they leave, because the repeat rule needs it. */
export class MatchMember
  extends /* @__PURE__ */ partOf<MemberState>()(
    'userId',
    'requestId',
    'joinedAt',
    'status',
    'leftAt',
    'consentsToPair',
    'lateMinutes',
    'arrivedAt',
    'remindedAt',
  )
{
  /** @param requestId the user's matching request; null at a meetup */
  static join(userId: number, requestId: number | null, joinedAt: Date): MatchMember {
    return new MatchMember({
      userId,
      requestId,
      status: 'joined',
      joinedAt,
      leftAt: null,
      excused: false,
      consentsToPair: false,
      lateMinutes: null,
      remindedAt: null,
      arrivedAt: null,
    });
  }

  get isSeated(): boolean {
    return !LEFT_STATUSES.includes(this.data.status);
  }

  /** Whether the member is seated and has not left the chat. */
  get isInChat(): boolean {
    return this.isSeated && this.data.leftAt === null;
  }

  confirm(alsoAsPair: boolean): void {
    this.data.status = 'confirmed';
    this.data.consentsToPair ||= alsoAsPair;
  }

  /** Also confirms the attendance. */
  runLate(minutes: number): void {
    this.data.status = 'confirmed';
    this.data.lateMinutes = minutes;
  }

  /** Also confirms the attendance. The first time counts. */
  arrive(now: Date): void {
    this.data.status = 'confirmed';
    this.data.arrivedAt ??= now;
  }

  markReminded(now: Date): void {
    this.data.remindedAt = now;
  }

  /** Records whether the member attended, as they state it themselves. */
  recordAttendance(attended: boolean): void {
    this.data.status = attended ? 'attended' : 'no_show';
  }

  /** Resets the consent to meet as a pair: it was given for another pair. */
  resetPairConsent(): void {
    this.data.consentsToPair = false;
  }

  /**
   * Seats a former member of a meetup again. `joinedAt` is reset, so messages sent in between stay hidden from them.
   */
  rejoin(now: Date): void {
    this.data.status = 'joined';
    this.data.joinedAt = now;
    this.data.leftAt = null;
    this.data.excused = false;
    this.data.lateMinutes = null;
    this.data.remindedAt = null;
    this.data.arrivedAt = null;
  }

  /** Whether a late cancellation does not count against the user's reliability. */
  get isExcused(): boolean {
    return this.data.excused;
  }

  /** @param how `removed` if a rule freed the seat, `left` if the user did */
  leave(how: 'left' | 'removed', now: Date, isExcused: boolean): void {
    this.data.status = how;
    this.data.leftAt = now;
    this.data.excused = isExcused;
  }

  /** Closes the chat for the member, who keeps the seat. */
  leaveChat(now: Date): void {
    this.data.leftAt = now;
  }
}
