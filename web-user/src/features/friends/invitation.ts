import { isCalendarDate } from '@domain/shared/calendar-date.js';
import { MEAL_TIMES, type Slot, VENUE_TYPES } from '@domain/shared/slot.js';
import { keptFriendLink } from '../../shared/friend-link.js';

/** What the link of a friend contains. */
export interface Invitation {
  readonly code: string;
  /** Null for a link that was cut off. */
  readonly slot: Slot | null;
}

/** A link to the home page of this instance with the code, and the slot for which a friend needs a request. */
export function invitationLink(code: string, { preferredDate, preferredTime, venueType }: Slot): string {
  const query = new URLSearchParams({
    friend: code,
    date: preferredDate,
    meal: preferredTime,
    venue: venueType,
  });
  return `${window.location.origin}/?${query.toString()}`;
}

/** The link that the user came by; null for none. */
export function openInvitation(): Invitation | null {
  const query = new URLSearchParams(keptFriendLink());
  const code = query.get('friend')?.slice(0, 40);
  return code ? { code, slot: slotOf(query) } : null;
}

function slotOf(query: URLSearchParams): Slot | null {
  const preferredDate = query.get('date') ?? '';
  const preferredTime = MEAL_TIMES.find((meal) => meal === query.get('meal'));
  const venueType = VENUE_TYPES.find((venue) => venue === query.get('venue'));
  if (!preferredTime || !venueType || !isCalendarDate(preferredDate)) return null;
  return { preferredDate, preferredTime, venueType };
}
