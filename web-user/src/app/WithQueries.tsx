import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { putBack } from '../shared/offline/put-back.js';
import { type Session, useSession } from '../shared/session/session.js';
import { createQueryClient } from './query-client.js';

const queryClient = createQueryClient();
let owner: number | null | undefined;

/** Clears the previous user's query cache, and restores the offline snapshot when the server cannot be reached. */
function prepareFor(session: Session): void {
  if (session.status !== 'known') return;
  const person = session.user?.id ?? null;
  if (owner !== undefined && owner !== person) queryClient.clear();
  owner = person;
  if (session.kept) putBack(queryClient, session.kept);
}

/** Provides the query cache. */
export function WithQueries({ children }: { children: ReactNode }) {
  const session = useSession();
  useState(() => prepareFor(session));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
