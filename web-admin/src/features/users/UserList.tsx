import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { formatDay } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage, selectFilter } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { Tag } from '../../shared/ui/Tag.js';
import { AccountStandingTag, fullName, STANDING_LABELS, t, type UserRow } from './user.js';
import { statusChoices } from '../../shared/ui/choices.js';

const filters = [
  <TextInput
    key="q"
    source="q"
    label={t('search')}
    placeholder={t('searchHint')}
    type="search"
    alwaysOn
    helperText={false}
  />,
  selectFilter('standing', t('standing'), statusChoices(STANDING_LABELS)),
];

export default function UserList() {
  return (
    <ListPage
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={<EmptyState title={t('noOneYet')} />}
    >
      <ResponsiveTable<UserRow>
        label={t('people')}
        aside={(user) =>
          user.standing === 'good' ? (
            user.role !== 'member' && <Tag>{t(user.role)}</Tag>
          ) : (
            <AccountStandingTag of={user} />
          )
        }
        columns={[
          { label: t('name'), sort: 'lastName', isShort: true, cell: fullName },
          { label: t('account'), cell: accountOf },
          { label: t('role'), cell: ({ role }) => t(role) },
          { label: t('trust'), sort: 'trustScore', isNumber: true, cell: ({ trustScore }) => trustScore },
          { label: t('standing'), cell: (user) => <AccountStandingTag of={user} /> },
          { label: t('reports'), isNumber: true, cell: ({ reportsAbout }) => reportsAbout },
          {
            label: t('joined'),
            sort: 'createdAt',
            isShort: true,
            cell: ({ createdAt }) => formatDay(createdAt),
          },
        ]}
      />
    </ListPage>
  );
}

const accountOf = ({ username, email }: UserRow) => (
  <>
    {username}
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Box>
  </>
);
