import type { CityData } from 'city-timezones';

/** A country by its ISO code in lower case, and the state that decides on its holidays as `opening_hours` names it. */
export interface Region {
  readonly country: string;
  readonly state: string;
}

/** States by the names of the list of cities, where `opening_hours` has other names or other borders. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: { Québec: 'Quebec' },
  CH: {
    Fribourg: 'Freiburg',
    Genève: 'Genf',
    Lucerne: 'Luzern',
    Neuchâtel: 'Neuenburg',
    'Sankt Gallen': 'St. Gallen',
    Ticino: 'Tessin',
    Valais: 'Wallis',
    Vaud: 'Waadt',
  },
  ES: {
    'Comunidad Valenciana': 'Comunitat Valenciana',
    'Islas Baleares': 'Illes Balears',
    'Principado de Asturias': 'Asturias',
  },
  // Alsace and Moselle have holidays of their own.
  FR: { Alsace: 'Bas-Rhin', Metz: 'Moselle' },
  GB: {
    ...nation('Wales', 'Cardiff', 'Swansea'),
    ...nation('Northern Ireland', 'Belfast', 'Derry', 'Dungannon', 'Omagh'),
    ...nation('Scotland', 'Aberdeen', 'Dumfries and Galloway', 'Dundee', 'Edinburgh', 'Glasgow', 'Highland'),
    ...nation('Scotland', 'Inverclyde', 'Moray', 'Perthshire and Kinross', 'South Ayrshire'),
  },
};

function nation(name: string, ...provinces: string[]): Record<string, string> {
  return Object.fromEntries(provinces.map((province) => [province, name]));
}

/** The region of a city whose holidays are known by it. */
export function holidayRegionOf({ iso2, city, province }: CityData): Region {
  const names = STATES[iso2];
  const state = names?.[city] ?? names?.[province] ?? (iso2 === 'GB' ? 'England' : province);
  return { country: iso2.toLowerCase(), state };
}
