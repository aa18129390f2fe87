import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { formatDay } from '../../shared/time/dates.js';
import { choicesOf, statusChoices } from '../../shared/ui/choices.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { selectFilter } from '../../shared/ui/select-filter.js';
import { AccountStandingTag } from './AccountStandingTag.js';
import { ROLE_LABELS, STANDING_LABELS } from './user-labels.js';
import { fullName, type UserRow } from './user.js';

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
  selectFilter('role', 'Role', choicesOf(ROLE_LABELS)),
  selectFilter('standing', 'Standing', statusChoices(STANDING_LABELS)),
];

export default function UserList(): ReactNode {
  return (
    <ListPage
      title="People"
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={<EmptyState title="Nobody has signed up yet" />}
    >
      <ResponsiveTable<UserRow>
        label="People"
        columns={[
          { label: 'Name', sort: 'lastName', isShort: true, cell: fullName },
          { label: 'Account', cell: accountOf },
          { label: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
          { label: 'Trust', sort: 'trustScore', isNumber: true, cell: ({ trustScore }) => trustScore },
          { label: 'Standing', cell: (user) => <AccountStandingTag of={user} /> },
          { label: 'Reports', isNumber: true, cell: ({ reportsAbout }) => reportsAbout },
          { label: 'Since', sort: 'createdAt', isShort: true, cell: ({ createdAt }) => formatDay(createdAt) },
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
