import type { ChoosingVenues } from '../../../application/venue/choosing-venues.js';
import type { VenueBallotQueries } from '../../../application/venue/venue-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { one, type Route } from '../route.js';
import { MatchParams } from '../match/match.dto.js';
import { ProposeVenueBody, SettleBookingBody, VenueBallotResponse, VenueParams } from './venues.dto.js';
import { presentVenues } from './venues.presenter.js';
import { routesFor } from '../routes-for.js';

export interface VenueServices {
  readonly queries: VenueBallotQueries;
  readonly choosingVenues: ChoosingVenues;
  readonly clock: Clock;
}

const member = routesFor('member', 'Matches');
const refusals = {
  409: { description: 'Voting is closed, there are too many venues, or the venue is closed then' },
  429: { description: 'Too many requests' },
};

/** The venue ballot and the booking of a match that the engine formed; the venue of a meetup is set by its organizer. */
export function venueRoutes({ queries, choosingVenues, clock }: VenueServices): Route[] {
  const ballotFor = async (userId: number, matchId: number): Promise<VenueBallotResponse> => {
    const row = await queries.ballotFor(userId, matchId);
    if (!row) throw new MatchNotFound();
    return presentVenues(row, clock.now());
  };
  return [
    member.get('/api/matches/:id/venues', 'getVenueBallot', {
      summary: 'Get the venue ballot of a match',
      responses: { 200: one(VenueBallotResponse, 'The ballot') },
      handle: ({ userId, params }) => ballotFor(userId, params.id),
    }),
    member.post('/api/matches/:id/venues', 'proposeVenue', {
      summary: 'Propose a venue; a venue that was proposed already is not added twice',
      body: ProposeVenueBody,
      responses: { 200: one(VenueBallotResponse, 'The ballot'), ...refusals },
      handle: async ({ userId, params, body }) => {
        const { name, address = null, latitude = null, longitude = null } = body;
        const { openingHours = null, evenIfClosed = false } = body;
        const proposal = { name, address, latitude, longitude, openingHours, evenIfClosed };
        await choosingVenues.propose({ ...proposal, userId, matchId: params.id });
        return ballotFor(userId, params.id);
      },
    }),
    member.delete('/api/matches/:id/venues/:venueId', 'withdrawVenue', {
      summary: 'Withdraw an own proposal that nobody else has voted for',
      params: VenueParams,
      responses: { 200: one(VenueBallotResponse, 'The ballot'), ...refusals },
      handle: async ({ userId, params: { id, venueId } }) => {
        await choosingVenues.withdrawProposal({ userId, matchId: id, venueId });
        return ballotFor(userId, id);
      },
    }),
    member.post('/api/matches/:id/venues/:venueId/vote', 'voteForVenue', {
      summary: 'Vote for a venue; replaces an earlier vote',
      params: VenueParams,
      responses: { 200: one(VenueBallotResponse, 'The ballot'), ...refusals },
      handle: async ({ userId, params: { id, venueId } }) => {
        await choosingVenues.vote({ userId, matchId: id, venueId });
        return ballotFor(userId, id);
      },
    }),
    member.delete('/api/matches/:id/venues/:venueId/vote', 'withdrawVote', {
      summary: 'Withdraw the vote for a venue',
      params: VenueParams,
      responses: { 200: one(VenueBallotResponse, 'The ballot'), ...refusals },
      handle: async ({ userId, params: { id, venueId } }) => {
        await choosingVenues.withdrawVote({ userId, matchId: id, venueId });
        return ballotFor(userId, id);
      },
    }),
    ...bookingRoutes(choosingVenues, ballotFor),
  ];
}

function bookingRoutes(
  choosingVenues: ChoosingVenues,
  ballotFor: (userId: number, matchId: number) => Promise<VenueBallotResponse>,
): Route[] {
  const path = '/api/matches/:id/booking';
  const responses = {
    200: one(VenueBallotResponse, 'The ballot'),
    409: { description: 'Another member has the task, or the venue has changed' },
    429: { description: 'Too many requests' },
  };
  return [
    member.post(path, 'takeBooking', {
      summary: 'Take the task to book the venue; the first member gets it',
      params: MatchParams,
      responses,
      handle: async ({ userId, params: { id } }) => {
        await choosingVenues.takeBooking({ userId, matchId: id });
        return ballotFor(userId, id);
      },
    }),
    member.post(`${path}/call`, 'startBookingCall', {
      summary:
        'Say that the reader, who has the task, calls the venue now; shows the notes for the booker once',
      params: MatchParams,
      responses,
      handle: async ({ userId, params: { id } }) => {
        await choosingVenues.startCall({ userId, matchId: id });
        return ballotFor(userId, id);
      },
    }),
    member.delete(path, 'giveBackBooking', {
      summary: 'Give the task to book back',
      params: MatchParams,
      responses,
      handle: async ({ userId, params: { id } }) => {
        await choosingVenues.giveBackBooking({ userId, matchId: id });
        return ballotFor(userId, id);
      },
    }),
    member.put(path, 'settleBooking', {
      summary: 'Say how the booking ended; a venue without room reopens the vote',
      params: MatchParams,
      body: SettleBookingBody,
      responses,
      handle: async ({ userId, params: { id }, body: { outcome, venueId, bookedAs = null } }) => {
        const settled = outcome === 'booked' ? { kind: outcome, bookedAs } : { kind: outcome };
        await choosingVenues.settleBooking({ userId, matchId: id, venueId, outcome: settled });
        return ballotFor(userId, id);
      },
    }),
  ];
}
