import { type VapidKeys, vapidKeysOf } from '../../adapters/push/vapid-keys.js';
import { isCountryOfNumbers } from '../../adapters/sms/numbering-plans.js';
import { countryOfZone } from '../../domain/server-and-browser/emergency-numbers.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { ConfigError, type ConfigReader } from './config-reader.js';

export interface SmsConfig {
  readonly accountSid: string;
  readonly authToken: string;
  /** An E.164 number, a messaging service id or an alphanumeric sender. */
  readonly from: string;
  /** Without a trailing slash; the default is Twilio's own API. */
  readonly apiBase: string;
}

/** A server of buckets, and who asks it. */
export interface S3Account {
  /** Undefined: Amazon's default endpoint; any other one is addressed in path style. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Config extends S3Account {
  readonly bucket: string;
}

export interface MapConfig {
  readonly googleMapsApiKey: string | undefined;
  /** Undefined: only the bundled list of cities. */
  readonly geocoderUrl: string | undefined;
  /** Contains `{z}`, `{x}` and `{y}`. */
  readonly tileUrl: string;
  /** True: browsers request tiles from this server, which fetches and caches them. */
  readonly tileProxy: boolean;
  readonly placesUrl: string;
}

/** Undefined: generated once into DATA_DIR. @throws ConfigError if the keys are no pair */
export function readVapidKeys(read: ConfigReader): VapidKeys | undefined {
  const set = read.together(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
  if (!set) return undefined;
  read.matching('VAPID_PRIVATE_KEY', /^[\w-]{43}=?$/, '32 bytes in base64url');
  let keys: VapidKeys | undefined;
  try {
    keys = vapidKeysOf(Buffer.from(set.VAPID_PRIVATE_KEY, 'base64url'));
  } catch {
    throw new ConfigError('VAPID_PRIVATE_KEY', 'is no private key of P-256.');
  }
  if (keys.publicKey !== set.VAPID_PUBLIC_KEY.replace(/=+$/, ''))
    throw new ConfigError('VAPID_PUBLIC_KEY', 'does not belong to VAPID_PRIVATE_KEY.');
  return keys;
}

/** Undefined: the development inbox. */
export function readSms(read: ConfigReader): SmsConfig | undefined {
  const set = read.together(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'], ['TWILIO_API_BASE']);
  if (!set) return undefined;
  read.matching('TWILIO_ACCOUNT_SID', /^AC\w{1,64}$/, "an account's SID, which begins with AC");
  read.matching(
    'TWILIO_FROM',
    /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/,
    'a number such as +15005550006, a messaging service id or a sender name of at most 11 letters and digits',
  );
  return {
    accountSid: set.TWILIO_ACCOUNT_SID,
    authToken: set.TWILIO_AUTH_TOKEN,
    from: set.TWILIO_FROM,
    apiBase: (read.url('TWILIO_API_BASE', ['https', 'http']) ?? 'https://api.twilio.com').replace(/\/+$/, ''),
  };
}

/** Countries whose phones can be verified, and the daily limit of text messages over all users. */
export interface TextConfig {
  /** ISO 3166 codes. */
  readonly countries: readonly string[];
  /** ISO 3166 code of the country of numbers without a country code. */
  readonly homeCountry: string;
  readonly messagesPerDay: number;
}

/** @throws ConfigError for an unknown country code */
export function readTexts(read: ConfigReader, zone: TimeZone): TextConfig {
  const countries = (read.text('SMS_COUNTRIES') ?? 'US,CA,GB')
    .toUpperCase()
    .split(',')
    .map((code) => code.trim());
  if (!countries.every(isCountryOfNumbers))
    throw new ConfigError('SMS_COUNTRIES', 'must be countries by their two letters, such as US,CA,GB.');
  return {
    countries,
    homeCountry: readHomeCountry(read, countries, zone),
    messagesPerDay: read.wholeNumber('SMS_DAILY_BUDGET', { min: 1, max: 1_000_000 }, 500),
  };
}

/**
 * By default the served country in whose zones the community is; else the first one that the settings name, or without
 * such a list the country of the zone, so that a number from there is not read as an American one.
 * @throws ConfigError for an unknown country code
 */
function readHomeCountry(read: ConfigReader, countries: readonly string[], zone: TimeZone): string {
  const given = read.text('HOME_COUNTRY')?.toUpperCase();
  if (given !== undefined && !isCountryOfNumbers(given))
    throw new ConfigError('HOME_COUNTRY', 'must be a country by its two letters, such as US.');
  const ofZone = read.text('SMS_COUNTRIES') === undefined ? countryOfZone(zone) : null;
  return given ?? countries.find((code) => hasZone(code, zone)) ?? ofZone ?? countries[0]!;
}

/** Declared only in a later library of TypeScript. Node 22 has the older name. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined; timeZones?: string[] };

/** Zones have several names, of which the runtime lists one. */
function hasZone(country: string, zone: TimeZone): boolean {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones;
  return (locale.getTimeZones?.() ?? locale.timeZones)?.includes(timeZone) ?? false;
}

/**
 * Undefined: a folder in DATA_DIR. AWS keys alone do not enable S3, because many machines have them for other purposes.
 */
export function readS3(read: ConfigReader): S3Config | undefined {
  // Backups may go to a bucket while files are in a folder; then the endpoint is theirs.
  const isForBackups = read.text('BACKUP_TO')?.startsWith('s3://') === true && !hasBackupStore(read);
  const placed = read.together(['S3_BUCKET'], isForBackups ? [] : ['S3_ENDPOINT', 'S3_REGION']);
  if (!placed) return undefined;
  read.matching(
    'S3_BUCKET',
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    "a bucket's name: 3 to 63 of a-z, 0-9, dot and hyphen",
  );
  return { bucket: placed.S3_BUCKET, ...readS3Account(read, 'S3_BUCKET') };
}

/** The settings of a store for backups alone. */
export const BACKUP_STORE = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_AWS_ACCESS_KEY_ID',
  'BACKUP_AWS_SECRET_ACCESS_KEY',
] as const;

const hasBackupStore = (read: ConfigReader): boolean =>
  BACKUP_STORE.some((name) => read.text(name) !== undefined);

/**
 * Backups use the store of the files unless they have one of their own.
 * @param needing the setting that names a bucket
 * @throws ConfigError for a missing key
 */
export function readS3Account(read: ConfigReader, needing: 'S3_BUCKET' | 'BACKUP_TO'): S3Account {
  const prefix = needing === 'BACKUP_TO' && hasBackupStore(read) ? 'BACKUP_' : '';
  const [id, secret] = [`${prefix}AWS_ACCESS_KEY_ID`, `${prefix}AWS_SECRET_ACCESS_KEY`] as const;
  const set = read.together([needing, id, secret])!;
  const region = read.matching(`${prefix}S3_REGION`, /^[a-z0-9-]{2,40}$/, 'a region such as eu-central-1');
  return {
    endpoint: read.url(`${prefix}S3_ENDPOINT`, ['https', 'http']),
    region: region ?? 'us-east-1',
    accessKeyId: set[id]!,
    secretAccessKey: set[secret]!,
  };
}

export function readMap(read: ConfigReader): MapConfig {
  const geocoderOff = read.text('GEOCODER_URL') === 'off';
  const tileUrl = read.url('TILE_URL', ['https', 'http']) ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  if (!['{z}', '{x}', '{y}'].every((part) => tileUrl.includes(part))) {
    throw new ConfigError('TILE_URL', 'must contain {z}, {x} and {y}.');
  }
  return {
    googleMapsApiKey: read.matching(
      'GOOGLE_MAPS_API_KEY',
      /^[\w-]{1,200}$/,
      'a key of letters, digits, - and _',
    ),
    geocoderUrl: geocoderOff
      ? undefined
      : (read.url('GEOCODER_URL', ['https', 'http']) ?? 'https://photon.komoot.io').replace(/\/+$/, ''),
    tileUrl,
    tileProxy: read.oneOf('TILE_PROXY', ['on', 'off'], 'off') === 'on',
    placesUrl: read.url('PLACES_URL', ['https', 'http']) ?? 'https://overpass-api.de/api/interpreter',
  };
}
