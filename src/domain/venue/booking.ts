import { hasWebAddress } from '../shared/web-address.js';
import { isOneReadableLine, isVisible, lengthOf } from '../shared/readable-text.js';
import { BookingIsSettled, BookingIsTaken, BookingNameNotReadable, NotTheBooker } from './venue-errors.js';

/** Maximum length of the name of a booking, in code points. */
export const LONGEST_BOOKING_NAME = 60;
/** Hours before the start at which the table is asked who books. */
export const BOOKING_ASKED_HOURS = 24;

/** How a booking ended: under a name, or because none is needed. */
export type BookingOutcome =
  /** The name is null where it was erased with the account that gave it. */
  { readonly kind: 'booked'; readonly bookedAs: string | null } | { readonly kind: 'not_needed' };

/** `none`: the table was not asked yet; `asked`: no member has the task; `taken`: one member has it; then how it ended. */
export type BookingStatus = 'none' | 'asked' | 'taken' | BookingOutcome['kind'];

/** The booking of the chosen venue, without the venue. See ADR 69. */
export interface BookingState {
  /** When the table was asked who books; null before. */
  readonly askedAt: Date | null;
  /** Id of the member who has the task, or had it when it was settled. */
  readonly bookerId: number | null;
  /** Whether that member has said that they call, which shows them the notes of the table. */
  readonly isCalling: boolean;
  /** Ids of all who have said so at this table, because each of them sees the notes once. */
  readonly callerIds: readonly number[];
  readonly outcome: BookingOutcome | null;
  /** When the table was told that no member has taken the task; null before. */
  readonly toldAt: Date | null;
}

export const NO_BOOKING: BookingState = {
  askedAt: null,
  bookerId: null,
  isCalling: false,
  callerIds: [],
  outcome: null,
  toldAt: null,
};

export function bookingStatus({ askedAt, bookerId, outcome }: BookingState): BookingStatus {
  if (outcome) return outcome.kind;
  if (bookerId !== null) return 'taken';
  return askedAt ? 'asked' : 'none';
}

/** Validates and trims the name of a booking. @throws BookingNameNotReadable */
export function bookingOutcome(outcome: BookingOutcome): BookingOutcome {
  if (outcome.kind === 'not_needed') return outcome;
  const bookedAs = outcome.bookedAs?.trim() ?? '';
  const isReadable = isVisible(bookedAs) && isOneReadableLine(bookedAs) && !hasWebAddress(bookedAs);
  if (!isReadable || lengthOf(bookedAs) > LONGEST_BOOKING_NAME)
    throw new BookingNameNotReadable(LONGEST_BOOKING_NAME);
  return { kind: 'booked', bookedAs };
}

/** Gives the task to the first member who takes it. Idempotent. @throws BookingIsTaken, BookingIsSettled */
export function takenBy(booking: BookingState, userId: number, now: Date): BookingState {
  if (booking.outcome) throw new BookingIsSettled();
  if (booking.bookerId !== null && booking.bookerId !== userId) throw new BookingIsTaken();
  const isCalling = booking.isCalling && booking.bookerId === userId;
  return { ...booking, bookerId: userId, isCalling, askedAt: booking.askedAt ?? now };
}

/**
 * The member who has the task says that they call. Without effect for one who has said so before, so that nobody reads the
 * notes again by giving the task back and taking it once more. @throws NotTheBooker, BookingIsSettled
 */
export function calledBy(booking: BookingState, userId: number): BookingState {
  ensureBooker(booking, userId);
  if (booking.outcome) throw new BookingIsSettled();
  if (booking.callerIds.includes(userId)) return booking;
  return { ...booking, isCalling: true, callerIds: [...booking.callerIds, userId] };
}

/** The task is free again; without effect on a booking that is settled or belongs to another member. */
export const givenBack = (booking: BookingState, userId: number): BookingState =>
  booking.bookerId === userId && !booking.outcome
    ? { ...booking, bookerId: null, isCalling: false }
    : booking;

/** @throws NotTheBooker */
export function ensureBooker(booking: BookingState, userId: number): void {
  if (booking.bookerId !== userId) throw new NotTheBooker();
}

/** Of the member who has the task: whether they have yet to say that they call, are calling, or did so before they gave it back. */
export const CALL_STEPS = ['not_yet', 'now', 'before'] as const;
export type CallStep = (typeof CALL_STEPS)[number];

/** The booking as every member of the table sees it. */
export interface BookingView {
  readonly status: BookingStatus;
  /** Id of the member who has the task; null without one, and for a former member. */
  readonly bookerId: number | null;
  /** Null where there is none, or it was erased. */
  readonly bookedAs: string | null;
}
