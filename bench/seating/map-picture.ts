import type { Seeker } from '../../src/domain/seating/model/seeker.js';

const WIDTH = 960;
const HEIGHT = 640;
const MARGIN = 56;
const FOOTER = 84;
const MILES_PER_DEGREE = 69;
/** Hues in steps of the golden angle, so that consecutive tables differ most. */
const GOLDEN_ANGLE = 137.5;

type Point = readonly [x: number, y: number];

/** A map of tables as an SVG: users are dots with the number of their table, a table is the convex hull of its members. */
export function mapPicture(
  title: string,
  description: string,
  tables: ReadonlyArray<readonly Seeker[]>,
  unseated: readonly Seeker[],
): string {
  const { place, pixelsPerMile } = projection([...tables.flat(), ...unseated]);
  const shapes = tables.map((table, at) => tableShape(table.map(place), at + 1));
  const alone = unseated
    .map(place)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#fff" stroke="#57534e" stroke-width="1.5"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif">
<title id="title">${title}</title>
<desc id="description">${description}</desc>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<g>
${[...shapes, ...alone].join('\n')}
</g>
${caption(title, tables, unseated)}
${scaleBar(pixelsPerMile)}
</svg>
`;
}

function projection(people: readonly Seeker[]): { place: (person: Seeker) => Point; pixelsPerMile: number } {
  const spots = people.map(({ coordinates }) => coordinates!);
  const middle = (Math.min(...spots.map((spot) => spot.latitude)) * Math.PI) / 180;
  const miles = people.map(({ coordinates }) => [
    coordinates!.longitude * MILES_PER_DEGREE * Math.cos(middle),
    -coordinates!.latitude * MILES_PER_DEGREE,
  ]);
  const [xs, ys] = [0, 1].map((axis) => miles.map((point) => point[axis]!)) as [number[], number[]];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const pixelsPerMile = Math.min(
    (WIDTH - 2 * MARGIN) / (Math.max(...xs) - west),
    (HEIGHT - MARGIN - FOOTER) / (Math.max(...ys) - north),
  );
  const left = (WIDTH - pixelsPerMile * (Math.max(...xs) - west)) / 2;
  const at = new Map(
    people.map((person, index): [Seeker, Point] => [
      person,
      [
        round(left + (xs[index]! - west) * pixelsPerMile),
        round(MARGIN / 2 + (ys[index]! - north) * pixelsPerMile),
      ],
    ]),
  );
  return { place: (person) => at.get(person)!, pixelsPerMile };
}

/** The hull and the numbered members of a table, so that tables can be told apart without color. */
function tableShape(points: readonly Point[], number: number): string {
  const color = `hsl(${Math.round(number * GOLDEN_ANGLE) % 360}, 65%, 34%)`;
  const outline = hullOf(points)
    .map((point) => point.join(','))
    .join(' ');
  const dots = points.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="8" fill="${color}" stroke="#fff"/><text x="${x}" y="${round(y + 3.5)}" font-size="10" font-weight="700" fill="#fff" text-anchor="middle">${number}</text>`,
  );
  return [
    `<polygon points="${outline}" fill="${color}" fill-opacity="0.1" stroke="${color}" stroke-opacity="0.8" stroke-width="2" stroke-linejoin="round"/>`,
    ...dots,
  ].join('');
}

/** The convex hull, by Andrew's monotone chain. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function caption(
  title: string,
  tables: ReadonlyArray<readonly Seeker[]>,
  unseated: readonly Seeker[],
): string {
  const people = tables.flat().length;
  const rest = unseated.length === 0 ? 'all are seated' : `${unseated.length} without a table (empty dots)`;
  return `<g fill="#1c1917"><text x="24" y="${HEIGHT - 38}" font-size="20" font-weight="600">${title}</text>
<text x="24" y="${HEIGHT - 14}" font-size="15">${people} people at ${tables.length} tables; ${rest}. Same number, same table.</text></g>`;
}

function scaleBar(pixelsPerMile: number): string {
  const miles = [1, 2, 5, 10, 20, 50].findLast((each) => each * pixelsPerMile < 160) ?? 1;
  const length = round(miles * pixelsPerMile);
  const [x, y] = [WIDTH - 24 - length, HEIGHT - 32];
  return `<g fill="#1c1917"><rect x="${x}" y="${y}" width="${length}" height="3"/><text x="${x + length / 2}" y="${y + 20}" font-size="14" text-anchor="middle">${miles} miles</text></g>`;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
