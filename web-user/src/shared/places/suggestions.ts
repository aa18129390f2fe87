import type { Coordinates } from '@domain/shared/distance.js';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { knownPosition, POSITION_AGE_MS } from '../geolocation.js';

const SHORTEST_SEARCH = 2;

/** A position as queries name it. */
export const near = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lon: longitude });

/** Asked of the browser once in a while only: a position may take seconds to come. */
const KNOWN_POSITION = {
  queryKey: ['position', 'known'],
  queryFn: knownPosition,
  staleTime: POSITION_AGE_MS,
};

/**
 * Places that match what is typed, nearest to the person first where they let us know where they are, or what there
 * is to say instead of them.
 */
export function useSuggestions(text: string) {
  const client = useQueryClient();
  const q = text.trim();
  const isAsked = q.length >= SHORTEST_SEARCH;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['/api/geocode/search', q],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const position = await client.fetchQuery(KNOWN_POSITION);
      return call('get', '/api/geocode/search', { query: { q, ...(position && near(position)) } });
    },
  });
  const places = (isAsked && data) || [];
  const isNone = isAsked && data?.length === 0 && !isPlaceholderData;
  // Known on when nothing is asked any more: who suggested what was picked is still to be thanked.
  const source = data?.[0]?.source;
  return { places, source, remark: isAsked && isError ? 'unavailable' : isNone ? 'none' : null } as const;
}
