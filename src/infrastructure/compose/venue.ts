import type { SystemMessages } from '../../application/chat/system-messages.js';
import type { Matches } from '../../application/match/ports.js';
import type { MatchMails } from '../../application/match/match-mails.js';
import type { OpeningHours, PlaceDirectory } from '../../application/places/ports.js';
import type { AllPrivatePreferences } from '../../application/private-preferences/ports.js';
import type { SlotSnapshots } from '../../application/seating/ports.js';
import { BookVenue } from '../../application/venue/book-venue.js';
import { ChangeBallot } from '../../application/venue/change-ballot.js';
import { ChooseVenue } from '../../application/venue/choose-venue.js';
import { OnSeatsChanged } from '../../application/venue/on-seats-changed.js';
import type { VenueBallots } from '../../application/venue/ports.js';
import { ProposeVenues } from '../../application/venue/propose-venues.js';
import { SettlePlaces } from '../../application/venue/settle-places.js';
import { VenueSearch } from '../../application/venue/venue-search.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly ballots: VenueBallots;
  readonly privatePreferences: Pick<AllPrivatePreferences, 'of'>;
  readonly slots: SlotSnapshots;
  readonly places: PlaceDirectory;
  readonly openingHours: OpeningHours;
  readonly systemMessages: SystemMessages;
  readonly matchMails: MatchMails;
}

export function composeVenue(shared: Shared, ports: Ports) {
  const { matches, ballots, privatePreferences, slots, places, openingHours, systemMessages } = ports;
  const { unitOfWork, jobs, realtime, limiter, geocoder, clock } = shared;
  const changeBallot = new ChangeBallot(unitOfWork, matches, ballots, systemMessages, realtime, clock);
  const chooseVenue = new ChooseVenue(unitOfWork, matches, changeBallot, openingHours, limiter);
  const bookVenue = new BookVenue(changeBallot, jobs, limiter);
  const search = new VenueSearch(places, openingHours, geocoder);
  const onSeatsChanged = new OnSeatsChanged(unitOfWork, matches, ballots, chooseVenue, jobs);
  const handlers = {
    onSeatsChanged,
    proposeVenues: new ProposeVenues(
      unitOfWork,
      matches,
      slots,
      ballots,
      privatePreferences,
      search,
      realtime,
      clock,
    ),
    settlePlaces: new SettlePlaces(
      unitOfWork,
      changeBallot,
      ballots,
      systemMessages,
      ports.matchMails,
      clock,
    ),
  };
  return { chooseVenue, bookVenue, handlers };
}
