import { MINUTE_MS } from '@domain/shared/durations.js';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from '../shared/api/api-error.js';
import { recheckSession } from '../shared/session/session.js';
import { onSessionLost } from '../shared/session/session-lost.js';

/** The Terms changed while the app was open. */
const isConsentRequired = (error: Error): boolean =>
  error instanceof ApiError && error.body?.code === 'consent_required';

/** Data is fresh for five minutes and garbage-collected after ten; there is no automatic retry or refetch. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => isUnauthorized(error) && onSessionLost() }),
    mutationCache: new MutationCache({
      onError: (error) => void (isConsentRequired(error) && recheckSession()),
    }),
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
