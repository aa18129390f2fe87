import { HOUR_MS } from '../shared/durations.js';
import { lastSeatingOf } from '../shared/slot.js';
import { BOOKING_ASKED_HOURS, type BookingState } from './booking.js';

/**
 * A step that time brings: the best proposal was chosen, a member is asked to pick, the table is asked who books, or told
 * that no member does.
 */
export type PlaceStep = 'choose' | 'pick' | 'ask' | 'tell';

/** What the next step depends on. */
interface PlaceState {
  readonly venues: ReadonlyArray<{ readonly isFull: boolean }>;
  readonly chosen: object | null;
  readonly booking: BookingState;
  readonly pickerId: number | null;
}

export interface NextStep {
  readonly step: PlaceStep;
  /** UTC instant from which on it is due. */
  readonly at: Date;
}

/** The next step of a table's place; null when there is none. */
export function nextStepOf(place: PlaceState, startsAt: Date): NextStep | null {
  const { askedAt, bookerId, outcome, toldAt } = place.booking;
  const end = lastSeatingOf(startsAt);
  if (outcome) return null;
  if (!place.chosen) {
    if (place.venues.some(({ isFull }) => !isFull)) return { step: 'choose', at: end };
    return place.pickerId === null ? { step: 'pick', at: end } : null;
  }
  if (!askedAt) return { step: 'ask', at: new Date(startsAt.getTime() - BOOKING_ASKED_HOURS * HOUR_MS) };
  return bookerId === null && !toldAt && askedAt < end ? { step: 'tell', at: end } : null;
}
