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
  readonly outcome: BookingOutcome | null;
  /** When the table was told that no member has taken the task; null before. */
  readonly toldAt: Date | null;
}

export const NO_BOOKING: BookingState = { askedAt: null, bookerId: null, outcome: null, toldAt: null };

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
  return { ...booking, bookerId: userId, askedAt: booking.askedAt ?? now };
}

/** The task is free again; without effect on a booking that is settled or belongs to another member. */
export const givenBack = (booking: BookingState, userId: number): BookingState =>
  booking.bookerId === userId && !booking.outcome ? { ...booking, bookerId: null } : booking;

/** @throws NotTheBooker */
export function ensureBooker(booking: BookingState, userId: number): void {
  if (booking.bookerId !== userId) throw new NotTheBooker();
}

/** The booking as every member of the table sees it. */
export interface BookingView {
  readonly status: BookingStatus;
  /** Id of the member who has the task; null without one, and for a former member. */
  readonly bookerId: number | null;
  /** Null where there is none, or it was erased. */
  readonly bookedAs: string | null;
}
