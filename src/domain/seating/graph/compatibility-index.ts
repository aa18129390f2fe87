import { type Coordinates, EARTH_RADIUS_MILES } from '../../shared/distance.js';
import { areWithinDistance } from '../model/compatibility.js';
import type { Seeker } from '../model/seeker.js';

/** Around its limit a quick distance may be wrong by rounding; there the rule itself decides. */
const CLOSE_CALL = { relative: 1e-9, absolute: 1e-13 };
const OLDEST = 255;

/** The hard rule of `compatibility.ts`, made ready to be asked of the same people a million times. */
export class HardRule {
  private readonly _age: Uint8Array;
  private readonly _youngest: Uint8Array;
  private readonly _oldest: Uint8Array;
  /** Places as unit vectors: the square of the chord between two grows with their distance. */
  private readonly _vector: Float64Array;
  /** The square of the longest chord each one reaches over; of somebody whose place is unknown not a number. */
  private readonly _reach: Float64Array;
  /** Who avoids anybody: the others need not be looked up. */
  private readonly _choosy: Uint8Array;

  /** People are known by their position from here on. */
  constructor(private readonly _people: readonly Seeker[]) {
    const count = _people.length;
    this._age = new Uint8Array(count);
    this._youngest = new Uint8Array(count);
    this._oldest = new Uint8Array(count);
    this._vector = new Float64Array(count * 3);
    this._reach = new Float64Array(count);
    this._choosy = new Uint8Array(count);
    for (let index = 0; index < count; index++) this.enter(index, _people[index]!);
  }

  private enter(index: number, { age, ageRange, coordinates, maxDistance, avoid }: Seeker): void {
    this._age[index] = Math.min(age, OLDEST);
    this._youngest[index] = firstAge(ageRange);
    this._oldest[index] = lastAge(ageRange);
    this._reach[index] = coordinates ? reachOf(maxDistance) : NaN;
    this._choosy[index] = avoid.size > 0 ? 1 : 0;
    if (coordinates) this.place(index, coordinates);
  }

  private place(index: number, { latitude, longitude }: Coordinates): void {
    const north = (latitude * Math.PI) / 180;
    const east = (longitude * Math.PI) / 180;
    this._vector[index * 3] = Math.cos(north) * Math.cos(east);
    this._vector[index * 3 + 1] = Math.cos(north) * Math.sin(east);
    this._vector[index * 3 + 2] = Math.sin(north);
  }

  /** Whether two different people may share a table. */
  meet(a: number, b: number): boolean {
    return this.acceptAges(a, b) && this.areNear(a, b) && !this.avoidEachOther(a, b);
  }

  private acceptAges(a: number, b: number): boolean {
    const [mine, theirs] = [this._age[a]!, this._age[b]!];
    return (
      theirs >= this._youngest[a]! &&
      theirs <= this._oldest[a]! &&
      mine >= this._youngest[b]! &&
      mine <= this._oldest[b]!
    );
  }

  private areNear(a: number, b: number): boolean {
    const dx = this._vector[a * 3]! - this._vector[b * 3]!;
    const dy = this._vector[a * 3 + 1]! - this._vector[b * 3 + 1]!;
    const dz = this._vector[a * 3 + 2]! - this._vector[b * 3 + 2]!;
    const chord = dx * dx + dy * dy + dz * dz;
    const reach = Math.min(this._reach[a]!, this._reach[b]!);
    const margin = reach * CLOSE_CALL.relative + CLOSE_CALL.absolute;
    if (Math.abs(chord - reach) > margin) return chord < reach;
    return areWithinDistance(this._people[a]!, this._people[b]!);
  }

  private avoidEachOther(a: number, b: number): boolean {
    if ((this._choosy[a]! | this._choosy[b]!) === 0) return false;
    const [one, other] = [this._people[a]!, this._people[b]!];
    return one.avoid.has(other.id) || other.avoid.has(one.id);
  }
}

/** Nobody is younger than 0 or older than 255. */
export function firstAge({ min }: Seeker['ageRange']): number {
  return Math.max(0, min ?? 0);
}

/** The last age that an age range includes; an open one ends with 255. */
export function lastAge(range: Seeker['ageRange']): number {
  return range.max === null || range.includes(OLDEST) ? OLDEST : range.max;
}

/** The square of a chord over so many miles, on a sphere of radius 1. */
function reachOf(miles: number): number {
  return 4 * Math.sin(Math.min(miles / EARTH_RADIUS_MILES, Math.PI) / 2) ** 2;
}
