import { LONGEST_VENUE_ADDRESS, LONGEST_VENUE_NAME } from '../../../domain/venue/venue.js';
import { LONGEST_PHONE } from '../../../domain/places/nearby-places.js';
import { LONGEST_HOURS, OPENNESS, type Openness } from '../../../domain/places/openness.js';
import { MOST_FAIREST } from '../../../domain/venue/fairest-venues.js';
import { MOST_OF_PEOPLE } from '../../../domain/venue/venue-ballot.js';
import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  Bool,
  DecimalNumber,
  Described,
  FromText,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
  Text,
  WholeNumber,
} from '../fields.js';
import { MatchParams } from '../match/match.dto.js';

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

  @DecimalNumber({ min: -90, max: 90 })
  latitude!: number;

  @DecimalNumber({ min: -180, max: 180 })
  longitude!: number;

  @Described('Opening hours in the format of OpenStreetMap, as the map told them.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_HOURS })
  openingHours?: string | null;

  @Described('Also when it is closed at the hour of the table.')
  @Optional()
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
  @DecimalNumber() latitude!: number;
  @DecimalNumber() longitude!: number;
  @Nullable() @Text({ max: 500 }) website!: string | null;
  @Described('Phone number with country code.')
  @Nullable()
  @Text({ max: LONGEST_PHONE })
  phone!: string | null;
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
}

export class VenueBallotResponse {
  @Described('Whether venues may be proposed and voted for.')
  @Bool()
  isOpen!: boolean;
  @Described('Three hours before the start.')
  @Instant()
  closesAt!: string;
  @Described('The venue that currently leads the vote.')
  @Nullable()
  @Id()
  chosenId!: number | null;
  @Nullable() @Text({ max: 400 }) suggestedLocation!: string | null;
  @Described('In order of proposal.')
  @ListOf(() => ProposedVenueResponse, MOST_FAIREST + MOST_OF_PEOPLE)
  venues!: ProposedVenueResponse[];
}
