import type { SystemMessages } from '../../application/chat/system-messages.js';
import type { Matches } from '../../application/match/ports.js';
import type { OpeningHours, PlaceDirectory } from '../../application/places/ports.js';
import type { SlotSnapshots } from '../../application/seating/ports.js';
import { ChooseVenue } from '../../application/venue/choose-venue.js';
import { OnSeatsChanged } from '../../application/venue/on-seats-changed.js';
import type { VenueBallots } from '../../application/venue/ports.js';
import { PROPOSE_VENUES, ProposeVenues } from '../../application/venue/propose-venues.js';
import { VenueSearch } from '../../application/venue/venue-search.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly ballots: VenueBallots;
  readonly slots: SlotSnapshots;
  readonly places: PlaceDirectory;
  readonly openingHours: OpeningHours;
  readonly systemMessages: SystemMessages;
}

export function composeVenue(
  shared: Shared,
  { matches, ballots, slots, places, openingHours, systemMessages }: Ports,
) {
  const { unitOfWork, jobs, realtime, limiter, geocoder, clock } = shared;
  const chooseVenue = new ChooseVenue(
    unitOfWork,
    matches,
    ballots,
    openingHours,
    systemMessages,
    limiter,
    realtime,
    clock,
  );
  const search = new VenueSearch(places, openingHours, geocoder);
  const onSeatsChanged = new OnSeatsChanged(unitOfWork, matches, chooseVenue, jobs);
  const background: Background = {
    handlers: {
      'table-formed': onSeatsChanged,
      'seat-taken': onSeatsChanged,
      'seat-freed': onSeatsChanged,
      'members-moved': onSeatsChanged,
      [PROPOSE_VENUES]: new ProposeVenues(unitOfWork, matches, slots, ballots, search, realtime, clock),
    },
  };
  return { chooseVenue, background };
}
