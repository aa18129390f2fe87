import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type CoreAdminContextProps, memoryStore } from 'react-admin';
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

/** A request of the page. */
export interface Asked {
  readonly method: string;
  /** Below `/api/admin`. */
  readonly path: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A response; one with rows says that there are no others. */
export function json(body: unknown, status = 200, total = Array.isArray(body) ? body.length : 1): Response {
  const headers = { 'content-type': 'application/json', 'content-range': `rows 0-${total - 1}/${total}` };
  return new Response(JSON.stringify(body), { status, headers });
}

// A request is sent again after seconds, which no test waits for.
queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });
const realFetch = globalThis.fetch;

/**
 * Renders a page of the console at an address.
 * @param answer to a request: a response, or its body
 * @returns the requests so far
 */
export function renderConsolePage(
  page: ReactNode,
  answer: (asked: Asked) => unknown,
  { at = '/', ...context }: Partial<CoreAdminContextProps> & { readonly at?: string } = {},
): Asked[] {
  const requests: Asked[] = [];
  globalThis.fetch = (async (input: Request | string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    const asked: Asked = {
      method: init.method ?? (input instanceof Request ? input.method : 'GET'),
      path: pathname.replace('/api/admin', ''),
      filter: JSON.parse(searchParams.get('filter') ?? '{}') as Asked['filter'],
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    requests.push(asked);
    const body = await answer(asked);
    return body instanceof Response ? body : json(body);
  }) as typeof fetch;
  render(
    <MemoryRouter initialEntries={[at]}>
      <CoreAdminContext
        dataProvider={dataProvider}
        queryClient={queryClient}
        store={memoryStore()}
        {...context}
      >
        <ThemeProvider theme={lightTheme}>{page}</ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return requests;
}

/** What was sent to change something, as `METHOD path` with the body. */
export const changesOf = (requests: readonly Asked[]): Array<readonly [request: string, body: unknown]> =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body]);

/** Nothing of the page is left for the next one. */
export function closeConsolePage(): void {
  cleanup();
  queryClient.clear();
  clearStaffCache();
  globalThis.fetch = realFetch;
}
afterEach(closeConsolePage);
