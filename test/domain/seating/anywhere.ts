import fc from 'fast-check';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { anyProblem } from './seekers.js';

/** Random users anywhere on Earth, the poles and the date line included. */
export const anywhere = fc
  .tuple(
    anyProblem(40),
    fc.array(
      fc.tuple(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    fc.infiniteStream(
      fc.tuple(fc.nat(), fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })),
    ),
  )
  .map(([{ waiting }, centers, chance]) =>
    waiting.map((person): Seeker => {
      const [which, north, east] = chance.next().value as [number, number, number];
      const [latitude, longitude] = centers[which % centers.length]!;
      const around = (value: number) => ((value + 540) % 360) - 180;
      return person.coordinates === null
        ? person
        : {
            ...person,
            coordinates: {
              latitude: Math.max(-90, Math.min(90, latitude + north / 100)),
              longitude: around(longitude + east / 100),
            },
          };
    }),
  );

/** The same, of whom two each are friends, wherever they live; some friends avoid each other. */
export const anywhereWithFriends = anywhere.map((people) =>
  people.map((person, at): Seeker => ({
    ...person,
    group: at % 5 < 4 ? at % Math.ceil(people.length / 2) : null,
  })),
);
