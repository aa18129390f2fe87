import {
  NO_PREFERENCES,
  type PrivatePreferences,
} from '../../../src/domain/private-preferences/private-preferences.js';
import type { VenueProposal } from '../../../src/application/venue/choosing-venues.js';
import type { BookingOutcome } from '../../../src/domain/venue/booking.js';
import { aPlace } from '../../support/builders/a-venue.js';
import { aTown } from '../a-town.js';

/** The center of the grid cell of all users of the town. */
export const CENTER = { latitude: 40.7, longitude: -74 };

/** Four restaurants, ordered by their distance from the center. */
export const BISTROS = [1, 2, 3, 4].map((number) =>
  aPlace({
    id: `node/${number}`,
    name: `Bistro ${number}`,
    address: null,
    venueType: 'restaurant',
    ...CENTER,
    longitude: CENTER.longitude + number / 1000,
  }),
);

/** A town with one match of five users and these places on its map. @param preferences private ones by user */
export async function aTableWithVenues(
  places = BISTROS,
  preferences: Readonly<Record<number, Partial<PrivatePreferences>>> = {},
) {
  const town = aTown();
  for (const [userId, said] of Object.entries(preferences))
    await town.privatePreferences.save(Number(userId), { ...NO_PREFERENCES, ...said });
  town.places.places = places;
  const id = await town.gather(1, 2, 3, 4, 5);
  const idOf = (name: string) => town.ballots.at(id).venues.find((venue) => venue.name === name)!.id!;
  return {
    ...town,
    id,
    idOf,
    match: () => town.tables()[0]!,
    venues: () => town.ballots.at(id).venues.map(({ name }) => name),
    place: () => town.tables()[0]!.suggestedLocation,
    lines: () => town.chat.said(id),
    proposes: (userId: number, place?: Partial<VenueProposal>) => town.propose(userId, id, place),
    votes: (userId: number, name: string) => town.vote(userId, id, idOf(name)),
    takes: (userId: number) => town.takeBooking(userId, id),
    settles: (userId: number, name: string, outcome: BookingOutcome | { readonly kind: 'full' }) =>
      town.settleBooking(userId, id, idOf(name), outcome),
    /** The job that proposes places runs again. */
    async searches() {
      await town.doJobs(town.jobs.add('propose-venues', { matchId: id }));
    },
  };
}
