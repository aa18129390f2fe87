import { conflict, invalidField, missing } from '../shared/refusal.js';

/** Votes and proposals are closed three hours before the start. */
export class VoteIsClosed extends conflict(
  'vote_is_closed',
  "Voting is closed. Check your table's chat for where to meet.",
) {}

/** The limit of proposals is reached. */
export class TooManyVenues extends conflict(
  'too_many_venues',
  'There are enough places to choose from. Please vote for one of them.',
) {}

/** The venue is closed at the table's hour. The map may be wrong, so the member may propose it anyway. */
export class VenueIsClosed extends conflict('venue_is_closed', "It's closed then.") {}

/** The venue is not, or no longer, among the proposals. */
export class VenueNotFound extends missing(
  'venue_not_found',
  'This place is no longer on the ballot. Please choose another one.',
) {}

/** The name or address contains unreadable characters. */
export class VenueNotReadable extends invalidField('venue_not_readable') {
  constructor(readonly field: 'name' | 'address') {
    super('Please name the place in one line of readable text');
  }
}

/** A proposal can be withdrawn by the member who made it, while no other member has voted for it. */
export class ProposalStays extends conflict(
  'proposal_stays',
  "This suggestion can't be taken back any more.",
) {}

/** Another member has taken the task to book; the first one gets it. */
export class BookingIsTaken extends conflict(
  'booking_is_taken',
  'Someone else at your table already takes care of the booking.',
) {}

/** The venue is booked, or needs no booking. */
export class BookingIsSettled extends conflict('booking_is_settled', 'The booking is already settled.') {}

/** There is no venue that could be booked, or the table has started. */
export class NothingToBook extends conflict('nothing_to_book', 'There is no place to book right now.') {}

/** Only the member who has the task says how the booking went. */
export class NotTheBooker extends conflict('not_the_booker', 'Take the booking first.') {}

/** The table chose another venue while the member was calling. */
export class VenueHasChanged extends conflict(
  'venue_has_changed',
  'Your table picked another place in the meantime. Please look again.',
) {}

/** The name of the booking is missing, too long or not readable. */
export class BookingNameNotReadable extends invalidField('booking_name_not_readable') {
  readonly field = 'bookedAs';

  constructor(most: number) {
    super(`Please give the name of the booking in up to ${most} characters`, { most });
  }
}
