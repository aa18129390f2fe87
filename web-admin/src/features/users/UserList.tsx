import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { day } from '../../shared/time/dates.js';
import { Blank } from '../../shared/ui/EmptyState.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { Rows } from '../../shared/ui/ResponsiveTable.js';
import { nameOf, type UserRow } from './user.js';
import { Standing } from './AccountStandingTag.js';
import { ROLE_WORDS, STANDING_WORDS } from './user-labels.js';

const STANDINGS = choicesOf(
  Object.fromEntries(Object.entries(STANDING_WORDS).map(([standing, { says }]) => [standing, says])),
);

const filters = [
  <TextInput
    key="q"
    source="q"
    label="Search"
    placeholder="Name or email"
    type="search"
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="role"
    source="role"
    label="Role"
    emptyText="Any"
    choices={choicesOf(ROLE_WORDS)}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="standing"
    source="standing"
    label="Standing"
    emptyText="Any"
    choices={STANDINGS}
    alwaysOn
    helperText={false}
  />,
];

/** Everybody who has an account. */
export default function UserList(): ReactNode {
  return (
    <ListPage
      title="People"
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={<Blank title="Nobody has signed up yet" />}
    >
      <Rows<UserRow>
        label="People"
        columns={[
          { label: 'Name', sort: 'lastName', isShort: true, cell: nameOf },
          { label: 'Account', cell: accountOf },
          { label: 'Role', cell: ({ role }) => ROLE_WORDS[role] },
          { label: 'Trust', sort: 'trustScore', isNumber: true, cell: ({ trustScore }) => trustScore },
          { label: 'Standing', cell: (user) => <Standing of={user} /> },
          { label: 'Reports', isNumber: true, cell: ({ reportsAbout }) => reportsAbout },
          { label: 'Since', sort: 'createdAt', isShort: true, cell: ({ createdAt }) => day(createdAt) },
        ]}
      />
    </ListPage>
  );
}

const accountOf = ({ username, email }: UserRow): ReactNode => (
  <>
    {username}
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Box>
  </>
);
