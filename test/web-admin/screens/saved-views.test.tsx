import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { i18nProviderOf } from '../../../web-admin/src/app/i18n-provider.js';
import { store } from '../../../web-admin/src/app/store.js';
import { loadReactAdminMessages } from '../../../web-admin/src/app/translations.js';
import UserList from '../../../web-admin/src/features/users/UserList.js';
import { queryClient } from '../../../web-admin/src/shared/api/query-client.js';
import { type Asked, json, renderConsolePage } from '../../support/web/render-console-page.js';

const reactAdminMessages = await loadReactAdminMessages('en');

/** Opens the list of users with a filter. @returns the requests */
function open(filter: object = {}): Asked[] {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: '{}',
    sort: 'id',
    order: 'DESC',
    page: '1',
    perPage: '25',
  });
  return renderConsolePage(
    <ResourceContextProvider value="users">
      <UserList />
    </ResourceContextProvider>,
    () => json([], 200, 1),
    { at: `/users?${search.toString()}`, i18nProvider: i18nProviderOf(reactAdminMessages), store },
  );
}

const press = async (role: 'button' | 'menuitem', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

it('a filter of a list is saved in the browser, and found again after a sign-out', async () => {
  const filter = { role: 'moderator' };
  open(filter);
  await press('button', 'Filters');
  await press('menuitem', 'Save this view...');
  await userEvent.type(await screen.findByLabelText('Name of the view'), 'Mine');
  await press('button', 'Save');
  cleanup();
  queryClient.clear();
  store.reset();

  const asked = open();
  await press('button', 'Filters');
  await press('menuitem', 'Mine');
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual(filter));
});
