import type { ReactElement } from 'react';
import { type Choice, statusChoices } from '../ui/choices.js';
import { DueTime, TimeAgo } from '../time/DueTime.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPage, selectFilter } from '../ui/ListPage.js';
import { type Column, ResponsiveTable } from '../ui/ResponsiveTable.js';
import { type StatusLabel, StatusTag } from '../ui/Tag.js';
import { t } from './messages.js';
import { isOpenCase, type ReviewCaseRow } from './review-case.js';

export const statusColumn = (labels: Readonly<Record<string, StatusLabel>>): Column<ReviewCaseRow> => ({
  label: t('state'),
  cell: ({ status }) => <StatusTag status={labels[status]!} />,
});

export const dueColumn: Column<ReviewCaseRow> = {
  label: t('due'),
  sort: 'dueAt',
  cell: (row) => (isOpenCase(row) ? <DueTime at={row.dueAt} /> : '–'),
};

export const submittedColumn = (label: string): Column<ReviewCaseRow> => ({
  label,
  sort: 'submittedAt',
  cell: ({ submittedAt }) => <TimeAgo at={submittedAt} />,
});

/** Who has the claim, or who decided. */
export const reviewerColumn: Column<ReviewCaseRow> = {
  label: t('who'),
  cell: ({ claim, decidedBy }) => {
    if (claim) return claim.isMine ? t('youAreOnIt') : t('isOnIt', { name: claim.by.name });
    return decidedBy?.name ?? '–';
  },
};

/** By state, with `open` for every undecided one, and by kind. */
export const reviewCaseFilters = (
  statuses: Readonly<Record<string, StatusLabel>>,
  kinds: Choice[],
): ReactElement[] => [
  selectFilter('status', t('state'), [{ id: 'open', name: t('open') }, ...statusChoices(statuses)]),
  selectFilter('kind', t('kind'), kinds),
];

interface Props<Row> {
  readonly title: string;
  readonly statuses: Readonly<Record<string, StatusLabel>>;
  readonly filters: readonly ReactElement[];
  readonly emptyTitle: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** A list of review cases, decided ones too, the newest first. */
export function ReviewCaseList<Row extends ReviewCaseRow>(props: Props<Row>) {
  const { title, statuses, filters, emptyTitle, columns } = props;
  return (
    <ListPage
      sort={{ field: 'submittedAt', order: 'DESC' }}
      filters={filters}
      empty={<EmptyState title={emptyTitle} />}
    >
      <ResponsiveTable<Row> label={title} columns={columns} aside={statusColumn(statuses).cell} />
    </ListPage>
  );
}
