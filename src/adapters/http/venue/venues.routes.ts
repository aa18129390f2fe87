import type { BookVenue } from '../../../application/venue/book-venue.js';
import type { ChooseVenue } from '../../../application/venue/choose-venue.js';
import type { VenueBallotQueries } from '../../../application/venue/venue-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { one, route, type Route } from '../route.js';
import { MatchParams } from '../match/match.dto.js';
import { ProposeVenueBody, SettleBookingBody, VenueBallotResponse, VenueParams } from './venues.dto.js';
import { presentVenues } from './venues.presenter.js';

export interface VenueServices {
  readonly queries: VenueBallotQueries;
  readonly chooseVenue: ChooseVenue;
  readonly bookVenue: BookVenue;
  readonly clock: Clock;
}

const tag = 'Matches';
const refusals = {
  409: { description: 'Voting is closed, there are too many venues, or the venue is closed then' },
  429: { description: 'Too many requests' },
};

/** The venue ballot and the booking of a match that the engine formed; the venue of a meetup is set by its organizer. */
export function venueRoutes({ queries, chooseVenue, bookVenue, clock }: VenueServices): Route[] {
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
        const { name, address = null, latitude = null, longitude = null } = body;
        const { openingHours = null, evenIfClosed = false } = body;
        const proposal = { name, address, latitude, longitude, openingHours, evenIfClosed };
        await chooseVenue.propose({ ...proposal, userId, matchId: params.id });
        return ballotFor(userId, params.id);
      },
    }),
    route({
      method: 'delete',
      path: '/api/matches/:id/venues/:venueId',
      tag,
      operationId: 'withdrawVenue',
      summary: 'Withdraw an own proposal that nobody else has voted for',
      access: 'member',
      params: VenueParams,
      responses: { 200: one(VenueBallotResponse, 'The ballot'), ...refusals },
      handle: async ({ userId, params: { id, venueId } }) => {
        await chooseVenue.withdrawProposal({ userId, matchId: id, venueId });
        return ballotFor(userId, id);
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
    ...bookingRoutes(bookVenue, ballotFor),
  ];
}

function bookingRoutes(
  bookVenue: BookVenue,
  ballotFor: (userId: number, matchId: number) => Promise<VenueBallotResponse>,
): Route[] {
  const path = '/api/matches/:id/booking';
  const responses = {
    200: one(VenueBallotResponse, 'The ballot'),
    409: { description: 'Another member has the task, or the venue has changed' },
    429: { description: 'Too many requests' },
  };
  return [
    route({
      method: 'post',
      path,
      tag,
      operationId: 'takeBooking',
      summary: 'Take the task to book the venue; the first member gets it',
      access: 'member',
      params: MatchParams,
      responses,
      handle: async ({ userId, params: { id } }) => {
        await bookVenue.take({ userId, matchId: id });
        return ballotFor(userId, id);
      },
    }),
    route({
      method: 'post',
      path: `${path}/call`,
      tag,
      operationId: 'startBookingCall',
      summary:
        'Say that the reader, who has the task, calls the venue now; shows the notes for the booker once',
      access: 'member',
      params: MatchParams,
      responses,
      handle: async ({ userId, params: { id } }) => {
        await bookVenue.startCall({ userId, matchId: id });
        return ballotFor(userId, id);
      },
    }),
    route({
      method: 'delete',
      path,
      tag,
      operationId: 'giveBackBooking',
      summary: 'Give the task to book back',
      access: 'member',
      params: MatchParams,
      responses,
      handle: async ({ userId, params: { id } }) => {
        await bookVenue.giveBack({ userId, matchId: id });
        return ballotFor(userId, id);
      },
    }),
    route({
      method: 'put',
      path,
      tag,
      operationId: 'settleBooking',
      summary: 'Say how the booking ended; a venue without room reopens the vote',
      access: 'member',
      params: MatchParams,
      body: SettleBookingBody,
      responses,
      handle: async ({ userId, params: { id }, body: { outcome, venueId, bookedAs = null } }) => {
        const settled = outcome === 'booked' ? { kind: outcome, bookedAs } : { kind: outcome };
        await bookVenue.settle({ userId, matchId: id, venueId, outcome: settled });
        return ballotFor(userId, id);
      },
    }),
  ];
}
