import { DueTime } from '../time/DueTime.js';
import { TimeAgo } from '../time/TimeAgo.js';
import type { Column } from '../ui/column.js';
import type { StatusLabel } from '../ui/status-label.js';
import { StatusTag } from '../ui/StatusTag.js';
import { isOpenCase, type ReviewCaseRow } from './review-case.js';
import { t } from './messages.js';

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
