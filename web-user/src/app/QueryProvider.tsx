import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { restoreSnapshot } from '../shared/offline/restore-snapshot.js';
import { type Session, useSession } from '../shared/session/session.js';
import { createQueryClient } from './query-client.js';

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
