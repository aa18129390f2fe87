import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { DataTable, List, SelectInput, type ListProps } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Ago } from '../time/Ago.js';
import { Due } from '../time/Due.js';
import { TitleText } from '../ui/PageTitle.js';
import { Tag } from '../ui/Tag.js';
import { NothingHere } from '../ui/NothingHere.js';
import { ListTrouble } from '../ui/ListTrouble.js';
import type { VerificationRow } from './verification.js';
import { KIND_WORDS, REASON_WORDS, STATUS_WORDS } from './words.js';

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

const STATUSES = choices({
  open: 'Open',
  ...Object.fromEntries(Object.entries(STATUS_WORDS).map(([status, { says }]) => [status, says])),
});

const FILTERS = [
  <SelectInput key="status" source="status" label="State" choices={STATUSES} alwaysOn emptyText="All" />,
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    choices={choices(KIND_WORDS)}
    alwaysOn
    emptyText="All"
  />,
];

const QUERY: ListProps['queryOptions'] = { onError: () => undefined };

/** Every ID and photo that was handed in, decided ones too. */
export default function VerificationList(): ReactNode {
  return (
    <List
      title={<TitleText>Verifications</TitleText>}
      exporter={false}
      filters={FILTERS}
      filterDefaultValues={{ status: 'open' }}
      sort={{ field: 'dueAt', order: 'ASC' }}
      perPage={25}
      empty={false}
      error={<ListTrouble />}
      queryOptions={QUERY}
    >
      <DataTable<VerificationRow> bulkActionButtons={false} rowClick="show" empty={<NothingHere />}>
        <DataTable.Col
          source="person.name"
          label="Person"
          disableSort
          render={({ id, kind, person }: VerificationRow) => (
            <Link component={RouterLink} to={`/verifications/${id}/show`} sx={{ fontWeight: 600 }}>
              {KIND_WORDS[kind]}: {person?.name ?? 'Deleted user'}
            </Link>
          )}
        />
        <DataTable.Col
          source="status"
          label="State"
          disableSort
          render={({ status }: VerificationRow) => (
            <Tag tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].says}</Tag>
          )}
        />
        <DataTable.Col
          source="dueAt"
          label="Due"
          render={(row: VerificationRow) => isOpen(row) && <Due at={row.dueAt} />}
        />
        <DataTable.Col
          source="submittedAt"
          label="Handed in"
          sx={WIDE}
          render={({ submittedAt }: VerificationRow) => <Ago at={submittedAt} />}
        />
        <DataTable.Col source="claim" label="Who" disableSort sx={WIDE} render={who} />
      </DataTable>
    </List>
  );
}

const isOpen = ({ status }: VerificationRow): boolean => status === 'submitted' || status === 'in_review';

const who = ({ claim, decidedBy, reason }: VerificationRow): string =>
  [claim ? `${claim.by.name} is on it` : decidedBy?.name, reason && REASON_WORDS[reason]]
    .filter(Boolean)
    .join(' · ');

const WIDE = { display: { xs: 'none', md: 'table-cell' } };
