import { ChangeBallot } from '../../application/venue/change-ballot.js';
import { ChoosingVenues } from '../../application/venue/choosing-venues.js';
import type { VenuePorts } from '../../application/venue/ports.js';
import { ProposeVenues } from '../../application/venue/propose-venues.js';
import { SettlePlaces } from '../../application/venue/settle-places.js';
import { VenueSearch } from '../../application/venue/venue-search.js';
import type { Shared } from './shared.js';

export function composeVenue(shared: Shared, given: Omit<VenuePorts, keyof Shared>) {
  const ports = { ...given, ...shared };
  const changeBallot = new ChangeBallot(ports);
  const choosingVenues = new ChoosingVenues(ports, changeBallot);
  const search = new VenueSearch(ports.places, ports.openingHours, ports.geocoder);
  type SeatsChanged = Parameters<ChoosingVenues['followSeats']>[0];
  const handlers = {
    onSeatsChanged: { execute: (event: SeatsChanged) => choosingVenues.followSeats(event) },
    proposeVenues: new ProposeVenues(ports, search),
    settlePlaces: new SettlePlaces(ports, changeBallot),
  };
  return { choosingVenues, handlers };
}
