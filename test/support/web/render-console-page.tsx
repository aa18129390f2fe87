import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from '../../../web-admin/src/app/data-provider.js';
import { queryClient } from '../../../web-admin/src/shared/api/query-client.js';
import { clearStaffCache } from '../../../web-admin/src/shared/session/session.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

/** The session response of an admin. */
export const ADMIN_SESSION = {
  id: 1,
  name: 'Admin Admin',
  role: 'admin',
  hasSecondFactor: true,
  mustEnrol: false,
};

const realFetch = globalThis.fetch;

/** Renders a page of the console. @param answer the response to a request for the path */
export function renderConsolePage(page: ReactNode, answer: (pathname: string) => Promise<Response>): void {
  globalThis.fetch = ((input: Request | string) =>
    answer(new URL(input instanceof Request ? input.url : input, location.href).pathname)) as typeof fetch;
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={memoryStore()}>
        <ThemeProvider theme={lightTheme}>{page}</ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

/** For `afterEach`: nothing of the page is left for the next test. */
export function closeConsolePage(): void {
  cleanup();
  queryClient.clear();
  clearStaffCache();
  globalThis.fetch = realFetch;
}
