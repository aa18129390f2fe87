import { EARTH_RADIUS_MILES } from '../../shared/distance.js';
import type { Preferences } from '../model/seeker.js';
import { maxAcceptedAge, minAcceptedAge } from './compatibility-index.js';

/** Width and height of a cell in degrees; about twenty miles from south to north. */
const CELL_DEGREES = 0.3;
const COLUMNS = 360 / CELL_DEGREES;

interface GridCell {
  readonly column: number;
  /** The range of positions in `order`, end excluded. */
  readonly from: number;
  readonly to: number;
}

/**
 * A spatial grid index with users sorted by age inside each cell. A query returns a superset of the compatible strangers:
 * the cells within the maximum distance, and in each of them the accepted ages by binary search.
 */
export class GridIndex {
  /** Indices of all users, cell by cell. */
  readonly order: Int32Array;
  private readonly rows = new Map<number, GridCell[]>();
  private unlocatedCell: GridCell = { column: 0, from: 0, to: 0 };

  constructor(private readonly people: readonly Preferences[]) {
    const rows = people.map(({ coordinates }) => (coordinates ? rowOf(coordinates.latitude) : Infinity));
    const columns = people.map(({ coordinates }) => (coordinates ? columnOf(coordinates.longitude) : 0));
    this.order = Int32Array.from(people.keys()).sort(
      (a, b) =>
        compare(rows[a]!, rows[b]!) || columns[a]! - columns[b]! || people[a]!.age - people[b]!.age || a - b,
    );
    for (let from = 0, to = 0; from < this.order.length; from = to) {
      const [row, column] = [rows[this.order[from]!]!, columns[this.order[from]!]!];
      while (to < this.order.length && rows[this.order[to]!] === row && columns[this.order[to]!] === column)
        to++;
      this.addCell(row, { column, from, to });
    }
  }

  private addCell(row: number, cell: GridCell): void {
    if (row === Infinity) this.unlocatedCell = cell;
    else if (this.rows.has(row)) this.rows.get(row)!.push(cell);
    else this.rows.set(row, [cell]);
  }

  /** Calls `visit` for each range of `order`, end excluded, that can contain strangers compatible with `person`. */
  forEachCandidateRange(person: number, visit: (from: number, to: number) => void): void {
    this.forEachRangeWithin(this.people[person]!, visit);
  }

  /** The same for limits that need not be those of an indexed user. */
  forEachRangeWithin(
    { coordinates, maxDistance, ageRange }: Omit<Preferences, 'id' | 'age'>,
    visit: (from: number, to: number) => void,
  ): void {
    const [minAge, maxAge] = [minAcceptedAge(ageRange), maxAcceptedAge(ageRange)];
    const visitCell = (cell: GridCell): void => {
      const from = this.lowerBound(cell, minAge);
      const to = this.lowerBound(cell, maxAge + 1);
      if (from < to) visit(from, to);
    };
    if (!coordinates) return visitCell(this.unlocatedCell);
    const { latitude, longitude } = coordinates;
    const angle = (maxDistance / EARTH_RADIUS_MILES) * (1 + 1e-9) + 1e-12;
    const height = degrees(angle);
    const width = longitudeDifference(latitude, angle);
    const west = columnOf(longitude - width);
    const span = width >= 180 ? COLUMNS : columnsFrom(west, columnOf(longitude + width));
    for (let row = rowOf(latitude - height); row <= rowOf(latitude + height); row++)
      for (const cell of this.rows.get(row) ?? [])
        if (columnsFrom(west, cell.column) <= span) visitCell(cell);
  }

  /** Binary search for the first position in a cell with at least this age. */
  private lowerBound({ from, to }: GridCell, age: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.people[this.order[middle]!]!.age < age) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * The largest difference in longitude of a point within `angle` (radians) of a point at `latitude`, in degrees: at the
 * meridians tangent to the circle. 180 where the circle contains a pole.
 */
function longitudeDifference(latitude: number, angle: number): number {
  if (Math.abs(latitude) + degrees(angle) >= 90) return 180;
  return degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)));
}

const rowOf = (latitude: number): number => Math.floor(latitude / CELL_DEGREES);
/** From 0 to `COLUMNS` - 1, wrapped at the date line. */
const columnOf = (longitude: number): number => columnsFrom(0, Math.floor(longitude / CELL_DEGREES));
/** The number of columns from `west` eastward to `east`, modulo `COLUMNS`. */
const columnsFrom = (west: number, east: number): number => (((east - west) % COLUMNS) + COLUMNS) % COLUMNS;
const degrees = (radians: number): number => (radians * 180) / Math.PI;
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
