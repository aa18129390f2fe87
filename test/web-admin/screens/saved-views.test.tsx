import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from '../../../web-admin/src/app/data-provider.js';
import { i18nProviderOf } from '../../../web-admin/src/app/i18n-provider.js';
import { loadReactAdminMessages } from '../../../web-admin/src/app/translations.js';
import { store } from '../../../web-admin/src/app/store.js';
import UserList from '../../../web-admin/src/features/users/UserList.js';
import { queryClient } from '../../../web-admin/src/shared/api/query-client.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });

const reactAdminMessages = await loadReactAdminMessages('en');
const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  queryClient.clear();
  globalThis.fetch = realFetch;
});

/** Opens a list at an address; the list it returns has the filter of each request. */
function open(resource: string, list: ReactElement, filter: object = {}): unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = jest.fn((input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      'http://localhost',
    );
    if (pathname.endsWith(`/${resource}`)) asked.push(JSON.parse(searchParams.get('filter') ?? '{}'));
    const headers = { 'content-type': 'application/json', 'content-range': `${resource} 0-0/1` };
    return Promise.resolve(new Response('[]', { headers }));
  }) as typeof fetch;
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: '{}',
    sort: 'id',
    order: 'DESC',
    page: '1',
    perPage: '25',
  });
  render(
    <MemoryRouter initialEntries={[`/${resource}?${search.toString()}`]}>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProviderOf(reactAdminMessages)}
        queryClient={queryClient}
        store={store}
      >
        <ThemeProvider theme={lightTheme}>
          <ResourceContextProvider value={resource}>{list}</ResourceContextProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return asked;
}

const press = async (role: 'button' | 'menuitem', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

it('a filter of a list is saved in the browser, and found again after a sign-out', async () => {
  const filter = { role: 'moderator' };
  open('users', <UserList />, filter);
  await press('button', 'Filters');
  await press('menuitem', 'Save this view...');
  await userEvent.type(await screen.findByLabelText('Name of the view'), 'Mine');
  await press('button', 'Save');
  cleanup();
  queryClient.clear();
  store.reset();

  const asked = open('users', <UserList />);
  await press('button', 'Filters');
  await press('menuitem', 'Mine');
  await waitFor(() => expect(asked.at(-1)).toEqual(filter));
});
