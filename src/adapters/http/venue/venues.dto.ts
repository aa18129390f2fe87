import { LONGEST_NOTE } from '../../../domain/private-preferences/private-preferences.js';
import { LONGEST_VENUE_ADDRESS, LONGEST_VENUE_NAME } from '../../../domain/venue/venue.js';
import { LONGEST_PHONE, type BookingPolicy, BOOKING_POLICIES } from '../../../domain/places/nearby-places.js';
import { LONGEST_HOURS, OPENNESS, type Openness } from '../../../domain/places/openness.js';
import { CALL_STEPS, type CallStep, LONGEST_BOOKING_NAME } from '../../../domain/venue/booking.js';
import { MOST_VENUES } from '../../../domain/venue/venue-ballot.js';
import { TABLE_SIZE } from '../../../domain/seating/model/table-size.js';
import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  Bool,
  DecimalNumber,
  Described,
  FromText,
  Id,
  MayBeAbsent,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
  Text,
  TextList,
  WholeNumber,
} from '../fields.js';
import { BookingResponse, MatchParams } from '../match/match.dto.js';

export class VenueParams extends MatchParams {
  @FromText()
  @Id()
  venueId!: number;
}

export class ProposeVenueBody {
  @Text({ min: 1, max: LONGEST_VENUE_NAME, trim: true, message: 'Please name the place' })
  name!: string;

  @Optional()
  @Nullable()
  @Text({ max: LONGEST_VENUE_ADDRESS, trim: true })
  address?: string | null;

  @Described('Null, as the longitude, for a venue that is named without the map.')
  @Optional()
  @Nullable()
  @DecimalNumber({ min: -90, max: 90 })
  latitude?: number | null;

  @Optional()
  @Nullable()
  @DecimalNumber({ min: -180, max: 180 })
  longitude?: number | null;

  @Described('Opening hours in the format of OpenStreetMap, as the map told them.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_HOURS })
  openingHours?: string | null;

  @Described('Also when it is closed at the hour of the table.')
  @MayBeAbsent()
  @Bool()
  evenIfClosed?: boolean;
}

/** The member who proposed a venue. */
export class ProposerResponse {
  @Id() id!: number;
  @Text({ max: 50 }) firstName!: string;
}

/** A proposed venue with its own coordinates; distances to members are never sent. */
export class ProposedVenueResponse {
  @Id() id!: number;
  @Text({ max: LONGEST_VENUE_NAME }) name!: string;
  @Nullable() @Text({ max: LONGEST_VENUE_ADDRESS }) address!: string | null;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Described('Null, as the longitude, for a venue that was named without the map.')
  @Nullable()
  @DecimalNumber()
  latitude!: number | null;
  @Nullable() @DecimalNumber() longitude!: number | null;
  @Nullable() @Text({ max: 500 }) website!: string | null;
  @Described('Phone number with country code.')
  @Nullable()
  @Text({ max: LONGEST_PHONE })
  phone!: string | null;
  @Described('Whether it takes bookings, by its map.')
  @Nullable()
  @OneOf(BOOKING_POLICIES)
  bookingPolicy!: BookingPolicy | null;
  @Described('At the start of the table and for an hour and a half after it.')
  @OneOf(OPENNESS)
  openness!: Openness;
  @Described('Whether the system proposed it.')
  @Bool()
  byProduct!: boolean;
  @Described('Null for the system and for a former member.')
  @NestedOrNull(() => ProposerResponse)
  proposedBy!: ProposerResponse | null;
  @WholeNumber({ min: 0 }) votes!: number;
  @Described('Whether the reader has voted for it.')
  @Bool()
  isMine!: boolean;
  @Described('Whether it has no room, so that it cannot be voted for.')
  @Bool()
  isFull!: boolean;
}

export class VenueBallotResponse {
  @Described('Whether members may vote.')
  @Bool()
  isOpen!: boolean;
  @Described('Whether members may propose venues: until the start.')
  @Bool()
  takesProposals!: boolean;
  @Described('Whether the reader was asked to pick, because nobody had proposed a venue when the vote ended.')
  @Bool()
  isPicker!: boolean;
  @Described('Null while there is nothing to book.')
  @NestedOrNull(() => BookingResponse)
  booking!: BookingResponse | null;
  @Described(
    'Of the reader who has the task: `before` has called and given the task back in between. Else null.',
  )
  @Nullable()
  @OneOf(CALL_STEPS)
  call!: CallStep | null;
  @Described('What members ask the booker to mention, without names; empty unless the reader calls `now`.')
  @TextList(TABLE_SIZE.largest, LONGEST_NOTE * 2)
  notesForBooker!: string[];
  @Described('Three hours before the start; the start, once a full venue reopened the vote.')
  @Instant()
  closesAt!: string;
  @Described('The venue that currently leads the vote.')
  @Nullable()
  @Id()
  chosenId!: number | null;
  @Described('Where the table meets; null while open.')
  @Nullable()
  @Text({ max: 400 })
  suggestedLocation!: string | null;
  @Described('In order of proposal.')
  @ListOf(() => ProposedVenueResponse, MOST_VENUES)
  venues!: ProposedVenueResponse[];
}

export class SettleBookingBody {
  @Described('`full` reopens the vote.')
  @OneOf(['booked', 'not_needed', 'full'])
  outcome!: 'booked' | 'not_needed' | 'full';

  @Described('The venue that was asked.')
  @Id()
  venueId!: number;

  @Described('The name of the booking; only for `booked`.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_BOOKING_NAME * 2, trim: true })
  bookedAs?: string | null;
}
