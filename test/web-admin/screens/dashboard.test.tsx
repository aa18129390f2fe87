import { afterEach, expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import DashboardPage from '../../../web-admin/src/app/DashboardPage.js';
import { dataProvider } from '../../../web-admin/src/app/data-provider.js';
import { queryClient } from '../../../web-admin/src/shared/api/query-client.js';
import { clearStaffCache } from '../../../web-admin/src/shared/session/session.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  queryClient.clear();
  clearStaffCache();
  globalThis.fetch = realFetch;
});

const ADMIN = { id: 1, name: 'Admin Admin', role: 'admin', hasSecondFactor: true, mustEnrol: false };
const answered = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

it('the button of a run is shown once the statistics above it no longer load, so that it does not move', async () => {
  const stats = Promise.withResolvers<Response>();
  globalThis.fetch = ((input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname === '/api/admin/stats' ? stats.promise : Promise.resolve(answered(200, ADMIN));
  }) as typeof fetch;
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={memoryStore()}>
        <ThemeProvider theme={lightTheme}>
          <DashboardPage />
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(queryClient.getQueryData(['staff'])).toMatchObject({ role: 'admin' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Run matching now' })).toBeNull();
  stats.resolve(answered(500, { code: 'unexpected', message: 'Something went wrong in the kitchen.' }));
  expect(await screen.findByText(/in the kitchen/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Run matching now' })).toBeTruthy();
});
