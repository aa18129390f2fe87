import { ADDRESS_SOURCES, type AddressSource } from '../../../application/shared/geocoder.js';
import { Bool, DecimalNumber, Described, Nullable, OneOf, Optional, Text } from '../fields.js';
import { NumberInQuery } from '../account/account.fields.js';

const latitude = { min: -90, max: 90, message: 'Please give a latitude from -90 to 90' };
const longitude = { min: -180, max: 180, message: 'Please give a longitude from -180 to 180' };

export class AddressSearchQuery {
  @Text({ max: 200, message: 'Please type an address' })
  q!: string;

  @NumberInQuery()
  @Optional()
  @DecimalNumber(latitude)
  lat?: number;

  @NumberInQuery()
  @Optional()
  @DecimalNumber(longitude)
  lon?: number;
}

export class PlaceQuery {
  @NumberInQuery()
  @DecimalNumber(latitude)
  lat!: number;

  @NumberInQuery()
  @DecimalNumber(longitude)
  lon!: number;
}

export class AddressResponse {
  @Text({ max: 400 }) label!: string;
  @DecimalNumber() latitude!: number;
  @DecimalNumber() longitude!: number;
  @Described('The attribution that the source of the address requires.')
  @OneOf(ADDRESS_SOURCES)
  source!: AddressSource;
}

export class SuggestionResponse extends AddressResponse {
  @Described('Whether the whole text names this address.')
  @Bool()
  isExact!: boolean;
}

/** The public settings of the instance. */
export class ConfigResponse {
  @Text({ max: 100 }) appName!: string;
  @Described('Null: OpenStreetMap is used.')
  @Nullable()
  @Text({ max: 200 })
  googleMapsApiKey!: string | null;
  @Text({ max: 2000 }) tileUrl!: string;
  @Described('Whether a request may ask that the user is not the only one of a gender.')
  @Bool()
  offersNotTheOnly!: boolean;
  @Described('Where members without a location count as being; null where that is nowhere.')
  @Nullable()
  @Text({ max: 200 })
  homeArea!: string | null;
}
