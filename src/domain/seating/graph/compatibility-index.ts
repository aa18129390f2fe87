import { type Coordinates, EARTH_RADIUS_MILES } from '../../shared/distance.js';
import { areWithinDistance } from '../model/compatibility.js';
import type { Seeker } from '../model/seeker.js';
import { LanguageIndex } from './language-index.js';

/** Within this tolerance of the limit the exact distance function decides. */
const DISTANCE_TOLERANCE = { relative: 1e-9, absolute: 1e-13 };
const MAX_AGE = 255;
/** What a user can demand beside ages and distance, as bits. */
const AVOIDS = 1;
const ASKS_LANGUAGE = 2;

/** `areCompatible` of model/compatibility.ts on typed arrays, for millions of queries. Users are identified by index. */
export class CompatibilityIndex {
  private readonly age: Uint8Array;
  private readonly minAge: Uint8Array;
  private readonly maxAge: Uint8Array;
  /** Locations as unit vectors: the squared chord length increases with the distance. */
  private readonly vector: Float64Array;
  /** The squared chord length of the maximum distance; NaN without a location. */
  private readonly maxSquaredChord: Float64Array;
  private readonly demands: Uint8Array;
  /** -1 for a user who comes alone. */
  private readonly group: Int32Array;
  /** Null where no user asks for a common language. */
  private readonly languages: LanguageIndex | null;

  constructor(private readonly people: readonly Seeker[]) {
    const count = people.length;
    this.age = new Uint8Array(count);
    this.minAge = new Uint8Array(count);
    this.maxAge = new Uint8Array(count);
    this.vector = new Float64Array(count * 3);
    this.maxSquaredChord = new Float64Array(count);
    this.demands = new Uint8Array(count);
    this.group = new Int32Array(count);
    for (let index = 0; index < count; index++) this.add(index, people[index]!);
    this.languages = people.some((one) => one.asksSharedLanguage) ? new LanguageIndex(people) : null;
  }

  private add(index: number, person: Seeker): void {
    const { age, ageRange, coordinates, maxDistance, avoid, group } = person;
    this.age[index] = Math.min(age, MAX_AGE);
    this.minAge[index] = minAcceptedAge(ageRange);
    this.maxAge[index] = maxAcceptedAge(ageRange);
    this.maxSquaredChord[index] = coordinates ? squaredChord(maxDistance) : NaN;
    this.demands[index] = (avoid.size > 0 ? AVOIDS : 0) | (person.asksSharedLanguage ? ASKS_LANGUAGE : 0);
    this.group[index] = group ?? -1;
    if (coordinates) this.addVector(index, coordinates);
  }

  private addVector(index: number, { latitude, longitude }: Coordinates): void {
    const north = (latitude * Math.PI) / 180;
    const east = (longitude * Math.PI) / 180;
    this.vector[index * 3] = Math.cos(north) * Math.cos(east);
    this.vector[index * 3 + 1] = Math.cos(north) * Math.sin(east);
    this.vector[index * 3 + 2] = Math.sin(north);
  }

  /** Whether two different users are compatible. */
  areCompatible(a: number, b: number): boolean {
    const accept = (this.acceptAges(a, b) && this.areNear(a, b)) || this.areFriends(a, b);
    return accept && this.meetDemands(a, b);
  }

  private areFriends(a: number, b: number): boolean {
    return this.group[a]! >= 0 && this.group[a] === this.group[b];
  }

  private acceptAges(a: number, b: number): boolean {
    const [ageOfA, ageOfB] = [this.age[a]!, this.age[b]!];
    return (
      ageOfB >= this.minAge[a]! &&
      ageOfB <= this.maxAge[a]! &&
      ageOfA >= this.minAge[b]! &&
      ageOfA <= this.maxAge[b]!
    );
  }

  private areNear(a: number, b: number): boolean {
    const dx = this.vector[a * 3]! - this.vector[b * 3]!;
    const dy = this.vector[a * 3 + 1]! - this.vector[b * 3 + 1]!;
    const dz = this.vector[a * 3 + 2]! - this.vector[b * 3 + 2]!;
    const chord = dx * dx + dy * dy + dz * dz;
    const limit = Math.min(this.maxSquaredChord[a]!, this.maxSquaredChord[b]!);
    const tolerance = limit * DISTANCE_TOLERANCE.relative + DISTANCE_TOLERANCE.absolute;
    if (Math.abs(chord - limit) > tolerance) return chord < limit;
    return areWithinDistance(this.people[a]!, this.people[b]!);
  }

  private meetDemands(a: number, b: number): boolean {
    const demands = this.demands[a]! | this.demands[b]!;
    if (demands === 0) return true;
    if ((demands & ASKS_LANGUAGE) !== 0 && !this.languages!.shareOne(a, b)) return false;
    const [one, other] = [this.people[a]!, this.people[b]!];
    return !one.avoid.has(other.id) && !other.avoid.has(one.id);
  }
}

/** The smallest age in the range; 0 for an open lower bound. */
export function minAcceptedAge({ min }: Seeker['ageRange']): number {
  return Math.max(0, min ?? 0);
}

/** The largest age in the range; 255 for an open upper bound. */
export function maxAcceptedAge(range: Seeker['ageRange']): number {
  return range.max === null || range.includes(MAX_AGE) ? MAX_AGE : range.max;
}

/** The squared chord length of a distance in miles, on a sphere of radius 1. */
function squaredChord(miles: number): number {
  return 4 * Math.sin(Math.min(miles / EARTH_RADIUS_MILES, Math.PI) / 2) ** 2;
}
