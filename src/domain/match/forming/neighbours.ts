import { type Coordinates, EARTH_RADIUS_MILES } from '../../shared/distance.js';
import { liveNearEnough } from './compatibility.js';
import type { Seeker } from './seeker.js';

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;
/** Around its limit a quick distance may be wrong by rounding; there the rule itself decides. */
const CLOSE_CALL = { relative: 1e-9, absolute: 1e-13 };

/**
 * Finds the pairs that keep the hard rule without comparing everybody with everybody: people of one age
 * stand in order of latitude, and each looks only at the ages they accept and the latitudes they reach.
 * (No two places are nearer than their latitudes are apart.)
 */
export class Neighbours {
  private readonly _ages: number[];
  private readonly _ageIndex: Uint16Array;
  /** Per person and age: whether the person accepts it. */
  private readonly _accepts: Uint8Array;
  private readonly _byAge: Array<{ located: number[]; elsewhere: number[] }>;
  private readonly _latitude: Float64Array;
  private readonly _reachDegrees: Float64Array;
  /** Places as unit vectors: the square of the chord between two grows with their distance. */
  private readonly _vector: Float64Array;
  private readonly _reachChord: Float64Array;

  constructor(private readonly _people: readonly Seeker[]) {
    this._ages = [...new Set(_people.map((person) => person.age))].sort((a, b) => a - b);
    const position = new Map(this._ages.map((age, index) => [age, index]));
    this._ageIndex = Uint16Array.from(_people, (person) => position.get(person.age)!);
    this._accepts = new Uint8Array(_people.length * this._ages.length);
    this._byAge = this._ages.map(() => ({ located: [], elsewhere: [] }));
    this._latitude = new Float64Array(_people.length);
    this._reachDegrees = new Float64Array(_people.length);
    this._vector = new Float64Array(_people.length * 3);
    this._reachChord = new Float64Array(_people.length);
    for (const [index, person] of _people.entries()) this.enter(index, person);
    for (const { located } of this._byAge)
      located.sort((a, b) => this._latitude[a]! - this._latitude[b]! || a - b);
  }

  private enter(index: number, person: Seeker): void {
    for (const [position, age] of this._ages.entries()) {
      if (person.ageRange.includes(age)) this._accepts[index * this._ages.length + position] = 1;
    }
    const sameAge = this._byAge[this._ageIndex[index]!]!;
    if (!person.coordinates) {
      sameAge.elsewhere.push(index);
      return;
    }
    sameAge.located.push(index);
    const angle = Math.min(person.maxDistance / EARTH_RADIUS_MILES, Math.PI);
    this._latitude[index] = person.coordinates.latitude;
    this._reachDegrees[index] = (person.maxDistance / MILES_PER_DEGREE) * (1 + 1e-9) + 1e-9;
    this._reachChord[index] = 4 * Math.sin(angle / 2) ** 2;
    this._vector.set(unitVector(person.coordinates), index * 3);
  }

  /** Calls `found` once for each pair that may share a table and that `wanted` asks about. */
  forEachPair(wanted: (a: number, b: number) => boolean, found: (a: number, b: number) => void): void {
    const ages = this._ages.length;
    for (const [a, person] of this._people.entries()) {
      const myAge = this._ageIndex[a]!;
      for (const [age, { located, elsewhere }] of this._byAge.entries()) {
        if (!this._accepts[a * ages + age]) continue;
        const candidates = person.coordinates ? located : elsewhere;
        const northmost = person.coordinates ? this._latitude[a]! + this._reachDegrees[a]! : 0;
        for (let at = this.firstFrom(candidates, a); at < candidates.length; at++) {
          const b = candidates[at]!;
          if (this._latitude[b]! > northmost) break;
          if (!this._accepts[b * ages + myAge] || !wanted(a, b)) continue;
          if (this.near(a, b) && !this.avoidEachOther(a, b)) found(a, b);
        }
      }
    }
  }

  /** Where in a list ordered by latitude, then number, those after `a` begin: each pair is met from its south. */
  private firstFrom(candidates: readonly number[], a: number): number {
    let low = 0;
    let high = candidates.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const b = candidates[middle]!;
      if ((this._latitude[b]! - this._latitude[a]! || b - a) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private near(a: number, b: number): boolean {
    const dx = this._vector[a * 3]! - this._vector[b * 3]!;
    const dy = this._vector[a * 3 + 1]! - this._vector[b * 3 + 1]!;
    const dz = this._vector[a * 3 + 2]! - this._vector[b * 3 + 2]!;
    const chord = dx * dx + dy * dy + dz * dz;
    const reach = Math.min(this._reachChord[a]!, this._reachChord[b]!);
    const margin = reach * CLOSE_CALL.relative + CLOSE_CALL.absolute;
    if (Math.abs(chord - reach) > margin) return chord < reach;
    return liveNearEnough(this._people[a]!, this._people[b]!);
  }

  private avoidEachOther(a: number, b: number): boolean {
    const one = this._people[a]!;
    const other = this._people[b]!;
    return one.avoid.has(other.id) || other.avoid.has(one.id);
  }
}

function unitVector({ latitude, longitude }: Coordinates): [number, number, number] {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
