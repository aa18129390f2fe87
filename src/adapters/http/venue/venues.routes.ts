import type { ChooseVenue } from '../../../application/venue/choose-venue.js';
import type { VenueBallotQueries } from '../../../application/venue/venue-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { one, route, type Route } from '../route.js';
import { MatchParams } from '../match/match.dto.js';
import { ProposeVenueBody, VenueBallotResponse, VenueParams } from './venues.dto.js';
import { presentVenues } from './venues.presenter.js';

export interface VenueServices {
  readonly queries: VenueBallotQueries;
  readonly chooseVenue: ChooseVenue;
  readonly clock: Clock;
}

const tag = 'Matches';
const refusals = {
  409: { description: 'Voting is closed, there are too many venues, or the venue is closed then' },
  429: { description: 'Too many requests' },
};

/** The venue ballot of a match that the engine formed; the venue of a meetup is set by its organizer. */
export function venueRoutes({ queries, chooseVenue, clock }: VenueServices): Route[] {
  const ballotFor = async (userId: number, matchId: number): Promise<VenueBallotResponse> => {
    const row = await queries.ballotFor(userId, matchId);
    if (!row) throw new MatchNotFound();
    return presentVenues(row, clock.now());
  };
  return [
    route({
      method: 'get',
      path: '/api/matches/:id/venues',
      tag,
      operationId: 'getVenueBallot',
      summary: 'Get the venue ballot of a match',
      access: 'member',
      params: MatchParams,
      responses: { 200: one(VenueBallotResponse, 'The ballot') },
      handle: ({ userId, params }) => ballotFor(userId, params.id),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/venues',
      tag,
      operationId: 'proposeVenue',
      summary: 'Propose a venue; a venue that was proposed already is not added twice',
      access: 'member',
      params: MatchParams,
      body: ProposeVenueBody,
      responses: { 200: one(VenueBallotResponse, 'The ballot'), ...refusals },
      handle: async ({ userId, params, body }) => {
        const { address = null, openingHours = null, evenIfClosed = false, ...place } = body;
        const proposal = { ...place, address, openingHours, evenIfClosed };
        await chooseVenue.propose({ ...proposal, userId, matchId: params.id });
        return ballotFor(userId, params.id);
      },
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/venues/:venueId/vote',
      tag,
      operationId: 'voteForVenue',
      summary: 'Vote for a venue; replaces an earlier vote',
      access: 'member',
      params: VenueParams,
      responses: { 200: one(VenueBallotResponse, 'The ballot'), ...refusals },
      handle: async ({ userId, params: { id, venueId } }) => {
        await chooseVenue.vote({ userId, matchId: id, venueId });
        return ballotFor(userId, id);
      },
    }),
    route({
      method: 'delete',
      path: '/api/matches/:id/venues/:venueId/vote',
      tag,
      operationId: 'withdrawVote',
      summary: 'Withdraw the vote for a venue',
      access: 'member',
      params: VenueParams,
      responses: { 200: one(VenueBallotResponse, 'The ballot'), ...refusals },
      handle: async ({ userId, params: { id, venueId } }) => {
        await chooseVenue.withdrawVote({ userId, matchId: id, venueId });
        return ballotFor(userId, id);
      },
    }),
  ];
}
