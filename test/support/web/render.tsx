import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../../web-user/src/app/QueryProvider.js';
import type { CurrentUser } from '../../../web-user/src/shared/api/types.js';
import { LiveProvider } from '../../../web-user/src/shared/realtime/live.js';
import { Me } from '../../../web-user/src/shared/session/me.js';
import { setSignedInUser, useSession } from '../../../web-user/src/shared/session/session.js';
import '../../../web-user/src/shared/i18n/icu-messages.js';
import { ToastHost } from '../../../web-user/src/shared/ui/toast/ToastHost.js';
import { clearToasts } from '../../../web-user/src/shared/ui/toast/toast-store.js';
import { FakeSocket } from './fake-socket.js';

beforeEach(() => {
  clearToasts();
  FakeSocket.install();
});

function Whereabouts() {
  const session = useSession();
  const user = session.status === 'known' ? session.user : null;
  return (
    <>
      <output aria-label="path">{useLocation().pathname}</output>
      <output aria-label="signed in">{user?.firstName}</output>
    </>
  );
}

/** Like the session gate: private content is unmounted with the session. */
function Gate({ isPrivate, children }: { isPrivate: boolean; children: ReactNode }) {
  const session = useSession();
  if (!isPrivate) return children;
  return session.status === 'known' && session.user ? <Me value={session.user}>{children}</Me> : null;
}

/** Renders a component as for `user` at `path`; signed out without a user. */
export function renderFor(user: CurrentUser | null, ui: ReactNode, path = '/'): { client: QueryClient } {
  const client = createQueryClient();
  act(() => setSignedInUser(user));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <LiveProvider>
          <Gate isPrivate={user !== null}>{ui}</Gate>
          <Whereabouts />
          <ToastHost />
        </LiveProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { client };
}
