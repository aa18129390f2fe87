import type { TimeZone } from '../shared/time-zone.js';

/** Telephone numbers of the police and of an ambulance, which are often one. */
export interface EmergencyNumbers {
  readonly police: string;
  readonly ambulance: string;
}

const both = (number: string): EmergencyNumbers => ({ police: number, ambulance: number });

const EUROPE =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR UA';
const NORTH_AMERICA = 'CA MX US';

/**
 * By ISO 3166-1 country code, as the emergency services of each country publish them. 112 is the number of the European
 * Union (Directive (EU) 2018/1972, article 109).
 */
const NUMBERS: ReadonlyMap<string, EmergencyNumbers> = new Map<string, EmergencyNumbers>([
  ...EUROPE.split(' ').map((country) => [country, both('112')] as const),
  ...NORTH_AMERICA.split(' ').map((country) => [country, both('911')] as const),
  ['AR', both('911')],
  ['AU', both('000')],
  ['BR', { police: '190', ambulance: '192' }],
  ['CL', { police: '133', ambulance: '131' }],
  ['CN', { police: '110', ambulance: '120' }],
  ['CO', both('123')],
  ['GB', both('999')],
  ['HK', both('999')],
  ['IL', { police: '100', ambulance: '101' }],
  ['IN', both('112')],
  ['JP', { police: '110', ambulance: '119' }],
  ['KR', { police: '112', ambulance: '119' }],
  ['NZ', both('111')],
  ['PH', both('911')],
  ['SG', { police: '999', ambulance: '995' }],
  ['TW', { police: '110', ambulance: '119' }],
  ['ZA', { police: '10111', ambulance: '10177' }],
]);

/** The number that mobile networks connect to local emergency services wherever they follow 3GPP TS 22.101. */
export const ANYWHERE = '112';

/** Country codes with known numbers, ascending. */
export const COUNTRIES_WITH_NUMBERS: readonly string[] = [...NUMBERS.keys()].sort();

export const emergencyNumbersOf = (country: string): EmergencyNumbers | undefined => NUMBERS.get(country);

/** Cities of IANA time zones by country; several zones of the Americas have no country in their name. */
const CITIES: Readonly<Record<string, string>> = {
  AT: 'Vienna',
  AU: 'Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin Broken_Hill Lindeman Lord_Howe Eucla',
  BE: 'Brussels',
  BG: 'Sofia',
  BR: 'Sao_Paulo Bahia Fortaleza Recife Manaus Belem Cuiaba Campo_Grande Porto_Velho Rio_Branco Maceio Noronha Araguaina Boa_Vista Santarem',
  CA: 'Toronto Vancouver Montreal Edmonton Winnipeg Halifax St_Johns Regina Calgary Moncton Whitehorse Yellowknife',
  CH: 'Zurich',
  CL: 'Santiago Punta_Arenas',
  CN: 'Shanghai Urumqi',
  CO: 'Bogota',
  CY: 'Nicosia',
  CZ: 'Prague',
  DE: 'Berlin Busingen',
  DK: 'Copenhagen',
  EE: 'Tallinn',
  ES: 'Madrid Ceuta Canary',
  FI: 'Helsinki',
  FR: 'Paris',
  GB: 'London',
  GR: 'Athens',
  HK: 'Hong_Kong',
  HR: 'Zagreb',
  HU: 'Budapest',
  IE: 'Dublin',
  IL: 'Jerusalem',
  IN: 'Kolkata Calcutta',
  IS: 'Reykjavik',
  IT: 'Rome',
  JP: 'Tokyo',
  KR: 'Seoul',
  LI: 'Vaduz',
  LT: 'Vilnius',
  LU: 'Luxembourg',
  LV: 'Riga',
  MT: 'Malta',
  MX: 'Mexico_City Monterrey Tijuana Merida Cancun Hermosillo Chihuahua Mazatlan',
  NL: 'Amsterdam',
  NO: 'Oslo',
  NZ: 'Auckland Chatham',
  PH: 'Manila',
  PL: 'Warsaw',
  PT: 'Lisbon Madeira Azores',
  RO: 'Bucharest',
  SE: 'Stockholm',
  SG: 'Singapore',
  SI: 'Ljubljana',
  SK: 'Bratislava',
  TR: 'Istanbul',
  TW: 'Taipei',
  UA: 'Kyiv Kiev',
  US: 'New_York Chicago Denver Los_Angeles Phoenix Anchorage Honolulu Detroit Boise Louisville Indianapolis Juneau Nome Sitka',
  ZA: 'Johannesburg',
};

const COUNTRY_OF_CITY: ReadonlyMap<string, string> = new Map(
  Object.entries(CITIES).flatMap(([country, cities]) =>
    cities.split(' ').map((city) => [city, country] as const),
  ),
);

/** @returns a country code; null for a zone whose country is not known */
export function countryOfZone(zone: TimeZone): string | null {
  const [area, ...parts] = zone.split('/');
  if (area === 'America' && parts[0] === 'Argentina') return 'AR';
  if (area === 'America' && ['Indiana', 'Kentucky', 'North_Dakota'].includes(parts[0] ?? '')) return 'US';
  if (zone === 'America/Buenos_Aires') return 'AR';
  return COUNTRY_OF_CITY.get(parts.at(-1) ?? '') ?? null;
}
