import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { MATCHES, matchKey } from '../../shared/api/keys.js';
import type { SettledBooking, VenueBallot, VenueProposal } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { t as tBooking } from '../../shared/booking/messages.js';
import { useFrames } from '../../shared/realtime/live.js';
import { withMyVote } from './ballot.js';
import { t } from './messages.js';

const ballotKey = (matchId: number) => [...matchKey(matchId), 'venues'] as const;

/** Refetches the venue ballot when another member changes it. */
export function useBallotEvents(matchId: number): void {
  const client = useQueryClient();
  useFrames(({ type }) => {
    if (type === 'matches_changed') void client.invalidateQueries({ queryKey: ballotKey(matchId) });
  });
}

/** Query of the venue ballot of a match. @param hasBallot false for a meetup, whose organizer sets the venue */
export function useBallot(matchId: number, hasBallot = true) {
  return useQuery({
    enabled: hasBallot,
    queryKey: ballotKey(matchId),
    queryFn: () => call('get', '/api/matches/{id}/venues', { params: { id: matchId } }),
    refetchOnMount: 'always',
  });
}

interface Choice {
  venueId: number;
  /** False removes the vote. */
  isFor: boolean;
}

/** Mutation of a vote, with an optimistic update of the ballot. */
export function useVote(matchId: number) {
  const client = useQueryClient();
  const queryKey = ballotKey(matchId);
  const { mutate, isPending, variables } = useAction({
    name: 'vote-for-venue',
    isOneAtATime: true,
    run: ({ venueId, isFor }: Choice) => {
      const params = { id: matchId, venueId };
      return isFor
        ? call('post', '/api/matches/{id}/venues/{venueId}/vote', { params })
        : call('delete', '/api/matches/{id}/venues/{venueId}/vote', { params });
    },
    onSuccess: (ballot) => client.setQueryData<VenueBallot>(queryKey, ballot),
    failure: { title: t('error'), text: t('voteFailed') },
    // The ballot may have been closed in the meantime.
    refreshesOnFailure: [queryKey],
  });
  return {
    vote: mutate,
    counted: (ballot: VenueBallot): VenueBallot =>
      isPending ? withMyVote(ballot, variables.isFor ? variables.venueId : null) : ballot,
  };
}

/** Whether a proposal failed because the venue is closed at the hour of the match. */
export const isClosedThen = (error: Error): boolean =>
  error instanceof ApiError && error.body?.code === 'venue_is_closed';
/** Mutation that withdraws an own proposal. */
export function useWithdrawal(matchId: number) {
  const client = useQueryClient();
  return useAction({
    name: 'withdraw-venue',
    run: (venueId: number) =>
      call('delete', '/api/matches/{id}/venues/{venueId}', { params: { id: matchId, venueId } }),
    onSuccess: (ballot) => client.setQueryData<VenueBallot>(ballotKey(matchId), ballot),
    failure: { title: t('error'), text: t('takeBackFailed') },
  });
}

/** `take` and `giveBack` the task to book, start the `call`, or say how it ended. */
export type BookingAct = 'take' | 'call' | 'giveBack' | SettledBooking;

/** Mutation of the booking. */
export function useBooking(matchId: number) {
  const client = useQueryClient();
  const queryKey = ballotKey(matchId);
  const params = { id: matchId };
  return useAction({
    name: 'book-venue',
    isOneAtATime: true,
    run: (act: BookingAct) => {
      if (act === 'take') return call('post', '/api/matches/{id}/booking', { params });
      if (act === 'call') return call('post', '/api/matches/{id}/booking/call', { params });
      if (act === 'giveBack') return call('delete', '/api/matches/{id}/booking', { params });
      return call('put', '/api/matches/{id}/booking', { params, body: act });
    },
    onSuccess: (ballot) => {
      client.setQueryData<VenueBallot>(queryKey, ballot);
      return Promise.all(
        [MATCHES, matchKey(matchId)].map((key) => client.invalidateQueries({ queryKey: key, exact: true })),
      );
    },
    failure: { title: tBooking('failedTitle'), text: tBooking('failedText') },
    // Another member may have taken the task, or the vote changed the venue.
    refreshesOnFailure: [queryKey],
  });
}

/** Mutation that proposes a venue. */
export function useProposal() {
  const client = useQueryClient();
  return useAction({
    name: 'propose-venue',
    run: ({ matchId, venue }: { matchId: number; venue: VenueProposal }) => {
      const { name, address, latitude, longitude, openingHours, evenIfClosed } = venue;
      const body = { name, address, latitude, longitude, openingHours, evenIfClosed };
      return call('post', '/api/matches/{id}/venues', { params: { id: matchId }, body });
    },
    done: (_, { matchId, venue: { name } }) => ({
      title: t('suggestedTitle'),
      description: t('suggestedText', { name }),
      link: { to: `/chat/${matchId}`, text: t('toChat') },
    }),
    onSuccess: (ballot, { matchId }) => client.setQueryData<VenueBallot>(ballotKey(matchId), ballot),
    failure: { title: t('notSuggestedTitle'), text: t('notSuggestedText') },
    onFailure: isClosedThen,
  });
}
