import type { ReactNode } from 'react';
import { SelectInput } from 'react-admin';
import { Ago } from '../../shared/time/TimeAgo.js';
import { Due } from '../../shared/time/DueTime.js';
import { Blank } from '../../shared/ui/EmptyState.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import { Rows } from '../../shared/ui/ResponsiveTable.js';
import { Tag } from '../../shared/ui/Tag.js';
import { REPORT_REASONS } from '../../shared/report-reasons.js';
import type { ReportRow } from './report.js';
import { REPORT_KIND_WORDS, REPORT_STATUS_WORDS } from './report-labels.js';

const STATUSES = choicesOf({
  open: 'Open',
  ...Object.fromEntries(Object.entries(REPORT_STATUS_WORDS).map(([status, { says }]) => [status, says])),
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
    choices={choicesOf(REPORT_KIND_WORDS)}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="reason"
    source="reason"
    label="Reason"
    emptyText="Any"
    choices={choicesOf(REPORT_REASONS)}
    alwaysOn
    helperText={false}
  />,
];

/** What people reported, decided reports too. */
export default function ReportList(): ReactNode {
  return (
    <ListPage
      title="Reports"
      sort={{ field: 'dueAt', order: 'ASC' }}
      filters={filters}
      filterDefaultValues={{ status: 'open' }}
      empty={<Blank title="Nobody has reported anything yet" />}
    >
      <Rows<ReportRow>
        label="Reports"
        columns={[
          {
            label: 'What',
            cell: ({ kind, reason }) => `${REPORT_KIND_WORDS[kind]}: ${REPORT_REASONS[reason]}`,
          },
          { label: 'About', cell: ({ about }) => <PersonLink person={about} /> },
          {
            label: 'State',
            cell: ({ status }) => (
              <Tag tone={REPORT_STATUS_WORDS[status].tone}>{REPORT_STATUS_WORDS[status].says}</Tag>
            ),
          },
          { label: 'Due', sort: 'dueAt', cell: (row) => (isOpen(row) ? <Due at={row.dueAt} /> : '–') },
          { label: 'Reported', sort: 'submittedAt', cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
          { label: 'About them', isNumber: true, cell: ({ reportsAboutThem }) => reportsAboutThem },
          { label: 'Who', cell: who },
        ]}
      />
    </ListPage>
  );
}

const isOpen = ({ status }: ReportRow): boolean => status === 'submitted' || status === 'in_review';

const who = ({ claim, decidedBy }: ReportRow): string =>
  claim ? `${claim.isMine ? 'You are' : `${claim.by.name} is`} on it` : (decidedBy?.name ?? '–');
