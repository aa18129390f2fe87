import type { Random } from '../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { aSeeker } from './seekers.js';

/** Users along 80 miles of road, aged 18 to 39. */
export function alongTheRoad(count: number, random: Random): Seeker[] {
  return Array.from({ length: count }, (_, index) =>
    aSeeker(1 + index, {
      age: 18 + random.below(22),
      ageRange: AgeRange.of(18, 45),
      coordinates: { latitude: 40 + random.below(1000) / 870, longitude: -74 },
      waitingSeconds: 3600,
    }),
  );
}
