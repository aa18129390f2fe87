import type { BookingPolicy } from '../../domain/places/nearby-places.js';
import type { Openness } from '../../domain/places/openness.js';
import type { BookingView, CallStep } from '../../domain/venue/booking.js';

/** A proposed venue as a member (the viewer) sees it. */
export interface VenueRow {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  /** Null for a venue that a member named without the map. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly website: string | null;
  readonly phone: string | null;
  readonly bookingPolicy: BookingPolicy | null;
  readonly openness: Openness;
  /** Whether the product proposed it. */
  readonly byProduct: boolean;
  /** Null if the product or a former member proposed it. */
  readonly proposedBy: { readonly id: number; readonly firstName: string } | null;
  readonly votes: number;
  /** Whether the viewer voted for it. */
  readonly isMine: boolean;
  readonly isChosen: boolean;
  /** Whether it has no room. */
  readonly isFull: boolean;
}

/**
 * The venue ballot as a member (the viewer) sees it. Venues are in the order of their proposals; those by users with a
 * block to or from the viewer are left out unless they have other votes.
 */
export interface VenueBallotRow {
  /** Whether the match is open. */
  readonly isOpen: boolean;
  readonly startsAt: Date;
  readonly venueType: string;
  readonly suggestedLocation: string | null;
  /** Null while there is none. */
  readonly booking: BookingView | null;
  /** Null where the viewer does not have the task. */
  readonly call: CallStep | null;
  /** Notes of the members for the booker, in alphabetical order, where the viewer has the task and calls; else empty. */
  readonly notesForBooker: readonly string[];
  /** Whether a full venue reopened the vote. */
  readonly isReopened: boolean;
  /** Whether the viewer was asked to pick. */
  readonly isPicker: boolean;
  readonly venues: readonly VenueRow[];
}

export interface VenueBallotQueries {
  /** @returns null when the user has no seat in the match, or for the match of a meetup */
  ballotFor(userId: number, matchId: number): Promise<VenueBallotRow | null>;
}
