import { LONGEST_PHONE } from '../../../domain/places/nearby-places.js';
import { LONGEST_HOURS, OPENNESS, type Openness } from '../../../domain/places/openness.js';
import { CLOSEST_ZOOM } from '../../../domain/places/tile.js';
import { VENUE_TYPES, type VenueType } from '../../../domain/shared/slot.js';
import { Bool, DecimalNumber, Described, FromText, Nullable, OneOf, Text, WholeNumber } from '../fields.js';

/** A nearby cafe or restaurant; null for unknown fields. */
export class NearbyPlaceResponse {
  @Text({ max: 40 }) id!: string;
  @Text({ max: 240 }) name!: string;
  @OneOf(VENUE_TYPES) venueType!: VenueType;
  @Nullable() @Text({ max: 1000 }) address!: string | null;
  @DecimalNumber() latitude!: number;
  @DecimalNumber() longitude!: number;
  @Described('Miles from the position.')
  @DecimalNumber()
  distanceMiles!: number;
  @Nullable() @Text({ max: 240 }) cuisine!: string | null;
  @Described('Opening hours in the format of OpenStreetMap.')
  @Nullable()
  @Text({ max: LONGEST_HOURS })
  openingHours!: string | null;
  @Nullable() @Text({ max: 500 }) website!: string | null;
  @Described('Phone number with country code.')
  @Nullable()
  @Text({ max: LONGEST_PHONE })
  phone!: string | null;
  @Described('Whether a wheelchair gets in and to the tables.')
  @Nullable()
  @Bool()
  isStepFree!: boolean | null;
  @Described('At the moment.')
  @OneOf(OPENNESS)
  openness!: Openness;
}

const LAST_COLUMN = 2 ** CLOSEST_ZOOM - 1;

/** The tile's coordinates. */
export class TileParams {
  @FromText()
  @WholeNumber({ min: 0, max: CLOSEST_ZOOM })
  z!: number;

  @FromText()
  @WholeNumber({ min: 0, max: LAST_COLUMN })
  x!: number;

  @FromText()
  @WholeNumber({ min: 0, max: LAST_COLUMN })
  y!: number;
}
