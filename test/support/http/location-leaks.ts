import {
  snapToGrid,
  type Coordinates,
  METERS_PER_MILE,
  milesBetween,
} from '../../../src/domain/shared/distance.js';
import type { ReceivedText } from './received-text.js';

/** Returns all numbers of a text without sign, except those in timestamps, ports, ids and words. */
function numbersIn(text: string): string[] {
  const plain = text.replace(/\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?/g, ' ').replace(/\bhttps?:\/\/[^/\s"]+/g, ' ');
  return plain.match(/(?<![\w.%]|\w-)\d+(\.\d+)?(?!\w|\.\d|-\w)/g) ?? [];
}

const decimalsOf = (number: string): number => number.split('.')[1]?.length ?? 0;

/** Headers that are opaque, or contain seconds and bytes. */
const HEADERS_WITHOUT_LOCATION =
  /^(set-cookie|etag|date|content-length|last-modified|keep-alive|link): .*$/gim;

const readable = ({ headers, text, isText }: ReceivedText): string =>
  `${headers.replace(HEADERS_WITHOUT_LOCATION, '')}\n${isText ? text : ''}`;

/** Finds coordinates of a home, exact or rounded to 0.01 degrees or finer. */
export function findCoordinates(received: ReceivedText, home: Coordinates): string[] {
  const own = [home, snapToGrid(home)].flatMap(({ latitude, longitude }) => [latitude, longitude]);
  return numbersIn(readable(received)).filter((number) => {
    const decimals = decimalsOf(number);
    return decimals >= 2 && own.some((degrees) => Math.abs(degrees).toFixed(decimals) === number);
  });
}

/**
 * Finds numbers that equal the distance of two homes: in miles or kilometers with at least one decimal, or in meters.
 * Whole miles are ambiguous; {@link locationFieldsIn} finds those by field name.
 */
export function findDistances(received: ReceivedText, one: Coordinates, other: Coordinates): string[] {
  const miles = [milesBetween(one, other), milesBetween(snapToGrid(one), snapToGrid(other))];
  const inUnits = miles.flatMap((each) => [each, (each * METERS_PER_MILE) / 1000]);
  return numbersIn(readable(received)).filter((number) => {
    const decimals = decimalsOf(number);
    if (decimals >= 2) return inUnits.some((way) => Math.abs(way - Number(number)) < 0.01);
    if (decimals === 1) return inUnits.some((way) => way.toFixed(1) === number);
    return miles.some((way) => Math.abs(way * METERS_PER_MILE - Number(number)) <= 1);
  });
}

const PLACE_NAME = /distance|miles|metre|meter|(^|_)km$|latitude|longitude|coordinate/i;
const DEGREES_NAME = /(^|_)(lat|lng|lon)$|(Lat|Lng|Lon|Km)$/;
const AGE_NAME = /^(exact)?age$/i;
const LOCATION_NAMES = [PLACE_NAME, DEGREES_NAME, AGE_NAME];

/** Returns the paths of all fields whose name suggests a location, a distance or an age: `venues[].latitude`. */
export function locationFieldsIn({ text }: ReceivedText): string[] {
  const found = new Set<string>();
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const each of value) look(each, `${path}[]`);
    else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        const here = path ? `${path}.${name}` : name;
        if (LOCATION_NAMES.some((words) => words.test(name))) found.add(here);
        look(inner, here);
      }
    }
  };
  if (/^\s*[{[]/.test(text)) look(JSON.parse(text), '');
  return [...found];
}
