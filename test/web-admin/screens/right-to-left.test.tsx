import { render, screen, within } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { DescriptionList } from '../../../web-admin/src/shared/ui/DescriptionList.js';
import { UserLink } from '../../../web-admin/src/shared/ui/UserLink.js';
import { CardList, WideTable } from '../../../web-admin/src/shared/ui/ResponsiveTable.js';

const ROWS = [{ id: 1, name: 'דנה!', title: 'ערב 3' }];
const COLUMNS = [
  { label: 'Name', cell: ({ name }: (typeof ROWS)[0]) => name },
  { label: 'Title', cell: ({ title }: (typeof ROWS)[0]) => title },
];

it.each([
  ['table', WideTable],
  ['list', CardList],
])('the cells of a %s have the direction of their letters', (role, List) => {
  render(
    <MemoryRouter>
      <ResourceDefinitionContextProvider>
        <ResourceContextProvider value="users">
          <ListContextProvider value={{ sort: { field: 'id', order: 'ASC' } } as never}>
            <List label="Users" rows={ROWS} columns={COLUMNS} />
          </ListContextProvider>
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    </MemoryRouter>,
  );
  const list = within(screen.getByRole(role, { name: 'Users' }));
  for (const text of ['דנה!', 'ערב 3']) expect(list.getByText(text).closest('[dir=auto]')).not.toBeNull();
});

it('so do values beside their names, and linked names', () => {
  render(
    <MemoryRouter>
      <DescriptionList items={[['Bio', 'שלום.']]} />
      <UserLink user={{ id: 7, name: 'דנה' }} />
    </MemoryRouter>,
  );
  expect(screen.getByText('שלום.').dir).toBe('auto');
  expect(screen.getByText('דנה').localName).toBe('bdi');
});
