import { MINUTE_MS } from '@domain/shared/durations.js';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, isUnauthorized } from '../shared/api/api-error.js';
import type { Snapshot } from '../shared/offline/snapshot-store.js';
import { onSessionLost } from '../shared/session/session-lost.js';
import { recheckSession, type Session, useSession } from '../shared/session/session.js';

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

const queryClient = createQueryClient();
let cachedUserId: number | null | undefined;

/** Clears the previous user's query cache, and restores the offline snapshot when the server cannot be reached. */
function prepareCache(session: Session): void {
  if (session.status !== 'known') return;
  const person = session.user?.id ?? null;
  if (cachedUserId !== undefined && cachedUserId !== person) queryClient.clear();
  cachedUserId = person;
  if (session.snapshot) restoreSnapshot(queryClient, session.snapshot);
}

/** Provides the query cache. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  useState(() => prepareCache(session));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/**
 * Restores a snapshot into the query cache until the page is reloaded. It counts as stale: any response replaces it.
 */
function restoreSnapshot(client: QueryClient, { answers }: Snapshot): void {
  for (const { key, data, at } of answers) {
    client.setQueryDefaults(key, { gcTime: Infinity });
    client.setQueryData(key, data, { updatedAt: at });
  }
}
