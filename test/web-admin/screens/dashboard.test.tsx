import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import DashboardPage from '../../../web-admin/src/app/DashboardPage.js';
import { queryClient } from '../../../web-admin/src/shared/api/query-client.js';
import { ADMIN_SESSION, closeConsolePage, renderConsolePage } from '../../support/web/render-console-page.js';

afterEach(closeConsolePage);

const answered = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

it('the button of a run is shown once the statistics above it no longer load, so that it does not move', async () => {
  const stats = Promise.withResolvers<Response>();
  renderConsolePage(<DashboardPage />, (pathname) =>
    pathname === '/api/admin/stats' ? stats.promise : Promise.resolve(answered(200, ADMIN_SESSION)),
  );
  await waitFor(() => expect(queryClient.getQueryData(['staff'])).toMatchObject({ role: 'admin' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Run matching now' })).toBeNull();
  stats.resolve(answered(500, { code: 'unexpected', message: 'Something went wrong in the kitchen.' }));
  expect(await screen.findByText(/in the kitchen/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Run matching now' })).toBeTruthy();
});
