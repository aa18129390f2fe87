import {
  blurred,
  type Coordinates,
  METRES_PER_MILE,
  milesBetween,
} from '../../../src/domain/shared/distance.js';
import type { ReceivedText } from './received-text.js';

/** Every number in a text, as it is written and without its sign; none of an instant, of a link's port, of an id or of a word. */
function numbersIn(text: string): string[] {
  const plain = text.replace(/\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?/g, ' ').replace(/\bhttps?:\/\/[^/\s"]+/g, ' ');
  return plain.match(/(?<![\w.%]|\w-)\d+(\.\d+)?(?!\w|\.\d|-\w)/g) ?? [];
}

const decimalsOf = (number: string): number => number.split('.')[1]?.length ?? 0;

/** Headers that are opaque, or count seconds and bytes. */
const HEADERS_WITHOUT_LOCATION =
  /^(set-cookie|etag|date|content-length|last-modified|keep-alive|link): .*$/gim;

const readable = ({ headers, text, isText }: ReceivedText): string =>
  `${headers.replace(HEADERS_WITHOUT_LOCATION, '')}\n${isText ? text : ''}`;

/** The coordinates of somebody's home that are received, be they exact or rounded to 0.01 degrees and finer. */
export function findCoordinates(received: ReceivedText, home: Coordinates): string[] {
  const own = [home, blurred(home)].flatMap(({ latitude, longitude }) => [latitude, longitude]);
  return numbersIn(readable(received)).filter((number) => {
    const decimals = decimalsOf(number);
    return decimals >= 2 && own.some((degrees) => Math.abs(degrees).toFixed(decimals) === number);
  });
}

/**
 * The numbers received that are the way between two homes in miles or kilometres, to one decimal and finer, or in metres.
 * Whole miles could be anything; it takes the name of a field to tell those.
 */
export function findDistances(received: ReceivedText, one: Coordinates, other: Coordinates): string[] {
  const miles = [milesBetween(one, other), milesBetween(blurred(one), blurred(other))];
  const inUnits = miles.flatMap((each) => [each, (each * METRES_PER_MILE) / 1000]);
  return numbersIn(readable(received)).filter((number) => {
    const decimals = decimalsOf(number);
    if (decimals >= 2) return inUnits.some((way) => Math.abs(way - Number(number)) < 0.01);
    if (decimals === 1) return inUnits.some((way) => way.toFixed(1) === number);
    return miles.some((way) => Math.abs(way * METRES_PER_MILE - Number(number)) <= 1);
  });
}

const PLACE_NAME = /distance|miles|metre|meter|(^|_)km$|latitude|longitude|coordinate|whereabouts/i;
const DEGREES_NAME = /(^|_)(lat|lng|lon)$|(Lat|Lng|Lon|Km)$/;
const AGE_NAME = /^(exact)?age$/i;
const LOCATION_NAMES = [PLACE_NAME, DEGREES_NAME, AGE_NAME];

/** The paths of all fields that by their name say where somebody is, how far that is, or how old they are: `venues[].latitude`. */
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
