import { EARTH_RADIUS_MILES } from '../../shared/distance.js';
import { firstAge, lastAge } from './compatibility-index.js';
import type { Seeker } from '../model/seeker.js';

/** Degrees that a cell spans either way: twenty miles from south to north. */
const CELL = 0.3;
const COLUMNS = 360 / CELL;

interface Cell {
  readonly column: number;
  /** Positions in `order`: from here up to there. */
  readonly from: number;
  readonly to: number;
}

/**
 * Where to look for company: people stand in cells of the map, in each by age. Whoever could share a table with somebody
 * stands in one of few stretches of that order, which hold others too.
 */
export class Cells {
  /** Everybody, cell by cell. */
  readonly order: Int32Array;
  private readonly _rows = new Map<number, Cell[]>();
  private _elsewhere: Cell = { column: 0, from: 0, to: 0 };

  constructor(private readonly _people: readonly Seeker[]) {
    const rows = _people.map(({ coordinates }) => (coordinates ? rowOf(coordinates.latitude) : Infinity));
    const columns = _people.map(({ coordinates }) => (coordinates ? columnOf(coordinates.longitude) : 0));
    this.order = Int32Array.from(_people.keys()).sort(
      (a, b) =>
        compare(rows[a]!, rows[b]!) ||
        columns[a]! - columns[b]! ||
        _people[a]!.age - _people[b]!.age ||
        a - b,
    );
    for (let from = 0, to = 0; from < this.order.length; from = to) {
      const [row, column] = [rows[this.order[from]!]!, columns[this.order[from]!]!];
      while (to < this.order.length && rows[this.order[to]!] === row && columns[this.order[to]!] === column)
        to++;
      this.enter(row, { column, from, to });
    }
  }

  private enter(row: number, cell: Cell): void {
    if (row === Infinity) this._elsewhere = cell;
    else if (this._rows.has(row)) this._rows.get(row)!.push(cell);
    else this._rows.set(row, [cell]);
  }

  /** Calls `look` with each stretch of `order`, `from` up to `to`, that may hold company for the person. */
  forEachStretch(person: number, look: (from: number, to: number) => void): void {
    const { coordinates, maxDistance, ageRange } = this._people[person]!;
    const [youngest, oldest] = [firstAge(ageRange), lastAge(ageRange)];
    const lookInto = (cell: Cell): void => {
      const from = this.firstOfAge(cell, youngest);
      const to = this.firstOfAge(cell, oldest + 1);
      if (from < to) look(from, to);
    };
    if (!coordinates) return lookInto(this._elsewhere);
    const { latitude, longitude } = coordinates;
    const angle = (maxDistance / EARTH_RADIUS_MILES) * (1 + 1e-9) + 1e-12;
    const reach = degrees(angle);
    const width = widthAt(latitude, angle);
    const west = columnOf(longitude - width);
    const span = width >= 180 ? COLUMNS : columnsFrom(west, columnOf(longitude + width));
    for (let row = rowOf(latitude - reach); row <= rowOf(latitude + reach); row++)
      for (const cell of this._rows.get(row) ?? [])
        if (columnsFrom(west, cell.column) <= span) lookInto(cell);
  }

  /** Where in a cell those of an age, or older, begin. */
  private firstOfAge({ from, to }: Cell, age: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this._people[this.order[middle]!]!.age < age) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** How far east or west a circle reaches, in degrees, where the meridians touch it; 180 where it holds a pole. */
function widthAt(latitude: number, angle: number): number {
  if (Math.abs(latitude) + degrees(angle) >= 90) return 180;
  return degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)));
}

const rowOf = (latitude: number): number => Math.floor(latitude / CELL);
/** From 0 up to `COLUMNS`, around the Earth. */
const columnOf = (longitude: number): number => columnsFrom(0, Math.floor(longitude / CELL));
/** How many columns further east one is than the other. */
const columnsFrom = (west: number, east: number): number => (((east - west) % COLUMNS) + COLUMNS) % COLUMNS;
const degrees = (radians: number): number => (radians * 180) / Math.PI;
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
