import type { Coordinates } from '@domain/shared/distance.js';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { knownPosition, POSITION_AGE_MS } from '../geolocation.js';

const MIN_SEARCH_LENGTH = 2;

/** A position as query parameters. */
export const positionParams = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lon: longitude });

/** Cached, because a position may take seconds to resolve. */
const KNOWN_POSITION = {
  queryKey: ['position', 'known'],
  queryFn: knownPosition,
  staleTime: POSITION_AGE_MS,
};

/** Address suggestions for the typed text, nearest first if the position is known, or the state to show instead. */
export function useSuggestions(text: string) {
  const client = useQueryClient();
  const q = text.trim();
  const isAsked = q.length >= MIN_SEARCH_LENGTH;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['/api/geocode/search', q],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const position = await client.fetchQuery(KNOWN_POSITION);
      return call('get', '/api/geocode/search', { query: { q, ...(position && positionParams(position)) } });
    },
  });
  const places = (isAsked && data) || [];
  const isNone = isAsked && data?.length === 0 && !isPlaceholderData;
  // Kept while the query is disabled: a picked suggestion still needs its attribution.
  const source = data?.[0]?.source;
  return { places, source, remark: isAsked && isError ? 'unavailable' : isNone ? 'none' : null } as const;
}
