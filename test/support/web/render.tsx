import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../../web-user/src/app/query-client.js';
import type { CurrentUser } from '../../../web-user/src/shared/api/types.js';
import { LiveProvider } from '../../../web-user/src/shared/realtime/live.js';
import { currentUserQuery, Me } from '../../../web-user/src/shared/session/current-user.js';
import { ToastHost } from '../../../web-user/src/shared/ui/toast/ToastHost.js';
import { TooltipProvider } from '../../../web-user/src/shared/ui/Tooltip.js';

function Whereabouts() {
  return <output aria-label="path">{useLocation().pathname}</output>;
}

/** Like the gate of the app: what is private goes away with the session. */
function Gate({ isPrivate, children }: { isPrivate: boolean; children: ReactNode }) {
  const { data } = useQuery(currentUserQuery);
  if (!isPrivate) return children;
  return data ? <Me value={data}>{children}</Me> : null;
}

/** Renders a part of the app as it would stand on the page of `user`, at `path`; signed out without a user. */
export function renderFor(user: CurrentUser | null, ui: ReactNode, path = '/'): { client: QueryClient } {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, user);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <LiveProvider>
          <TooltipProvider>
            <Gate isPrivate={user !== null}>{ui}</Gate>
            <Whereabouts />
            <ToastHost />
          </TooltipProvider>
        </LiveProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { client };
}
