import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../shared/api/api-error.js';
import { onSessionLost } from '../shared/session/session-lost.js';

const MINUTE_MS = 60_000;

/** Data is fresh for five minutes and garbage-collected after ten; there is no automatic retry or refetch. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => isUnauthorized(error) && onSessionLost() }),
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
