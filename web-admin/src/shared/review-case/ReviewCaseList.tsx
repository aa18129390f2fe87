import type { ReactElement, ReactNode } from 'react';
import { choicesOf, statusChoices } from '../ui/choices.js';
import type { Column } from '../ui/column.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPage } from '../ui/ListPage.js';
import { ResponsiveTable } from '../ui/ResponsiveTable.js';
import { selectFilter } from '../ui/select-filter.js';
import type { StatusLabel } from '../ui/status-label.js';
import { statusColumn } from './review-case-columns.js';
import type { ReviewCaseRow } from './review-case.js';
import { t } from './messages.js';

/** By state, with `open` for every undecided one. */
const statusFilter = (statuses: Readonly<Record<string, StatusLabel>>): ReactElement =>
  selectFilter('status', t('state'), [{ id: 'open', name: t('open') }, ...statusChoices(statuses)]);

/** The filters of lists with several kinds. */
export const reviewCaseFilters = (
  statuses: Readonly<Record<string, StatusLabel>>,
  kinds: Readonly<Record<string, string>>,
): ReactElement[] => [statusFilter(statuses), selectFilter('kind', t('kind'), choicesOf(kinds))];

interface Props<Row> {
  readonly title: string;
  readonly statuses: Readonly<Record<string, StatusLabel>>;
  readonly filters: readonly ReactElement[];
  readonly emptyTitle: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** A list of review cases, decided ones too, the newest first. */
export function ReviewCaseList<Row extends ReviewCaseRow>(props: Props<Row>): ReactNode {
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
