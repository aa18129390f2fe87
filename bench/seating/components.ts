import { areCompatible } from '../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';

/** The connected components of the compatibility graph, by search over all pairs, independent of the engine. */
export function componentsOf(people: readonly Seeker[]): Seeker[][] {
  const left = new Set(people);
  const components: Seeker[][] = [];
  for (const person of people) {
    if (!left.delete(person)) continue;
    const component = [person];
    for (const one of component) {
      for (const other of left) {
        if (!areCompatible(one, other)) continue;
        left.delete(other);
        component.push(other);
      }
    }
    components.push(component);
  }
  return components;
}
