import { areCompatible } from '../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';

/** The crowds that people fall apart into: linked by who may sit with whom, directly or through others. */
export function crowdsAmong(people: readonly Seeker[]): Seeker[][] {
  const left = new Set(people);
  const crowds: Seeker[][] = [];
  for (const person of people) {
    if (!left.delete(person)) continue;
    const crowd = [person];
    for (const one of crowd) {
      for (const other of left) {
        if (!areCompatible(one, other)) continue;
        left.delete(other);
        crowd.push(other);
      }
    }
    crowds.push(crowd);
  }
  return crowds;
}
