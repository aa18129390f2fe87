import type { ReactNode } from 'react';
import { SelectInput } from 'react-admin';
import { Ago } from '../../shared/time/TimeAgo.js';
import { Due } from '../../shared/time/DueTime.js';
import { Blank } from '../../shared/ui/EmptyState.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { Rows } from '../../shared/ui/ResponsiveTable.js';
import { Tag } from '../../shared/ui/Tag.js';
import type { VerificationRow } from './verification.js';
import { KIND_WORDS, REASON_WORDS, STATUS_WORDS } from './verification-labels.js';

const STATUSES = choicesOf({
  open: 'Open',
  ...Object.fromEntries(Object.entries(STATUS_WORDS).map(([status, { says }]) => [status, says])),
});

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    emptyText="Any"
    choices={STATUSES}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    emptyText="Any"
    choices={choicesOf(KIND_WORDS)}
    alwaysOn
    helperText={false}
  />,
];

/** Every ID and photo that was handed in, decided ones too. */
export default function VerificationList(): ReactNode {
  return (
    <ListPage
      title="Verifications"
      sort={{ field: 'dueAt', order: 'ASC' }}
      filters={filters}
      filterDefaultValues={{ status: 'open' }}
      empty={<Blank title="Nothing has been handed in yet" />}
    >
      <Rows<VerificationRow>
        label="Verifications"
        columns={[
          {
            label: 'What',
            cell: ({ kind, person }) => `${KIND_WORDS[kind]}: ${person?.name ?? 'Deleted user'}`,
          },
          {
            label: 'State',
            cell: ({ status }) => <Tag tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].says}</Tag>,
          },
          { label: 'Due', sort: 'dueAt', cell: (row) => (isOpen(row) ? <Due at={row.dueAt} /> : '–') },
          { label: 'Handed in', sort: 'submittedAt', cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
          { label: 'Who', cell: who },
          { label: 'Reason', cell: ({ reason }) => (reason ? REASON_WORDS[reason] : '–') },
        ]}
      />
    </ListPage>
  );
}

const isOpen = ({ status }: VerificationRow): boolean => status === 'submitted' || status === 'in_review';

const who = ({ claim, decidedBy }: VerificationRow): string =>
  claim ? `${claim.isMine ? 'You are' : `${claim.by.name} is`} on it` : (decidedBy?.name ?? '–');
