import type { ReactNode } from 'react';
import {
  dueColumn,
  reviewerColumn,
  statusColumn,
  submittedColumn,
} from '../../shared/review-case/review-case-columns.js';
import { ReviewCaseList, statusFilter } from '../../shared/review-case/ReviewCaseList.js';
import { APPLICATION_STATUS_LABELS, type ApplicationRow } from './application.js';
import { t } from './messages.js';

export default function ApplicationList(): ReactNode {
  return (
    <ReviewCaseList<ApplicationRow>
      title={t('applications')}
      filters={[statusFilter(APPLICATION_STATUS_LABELS)]}
      emptyTitle={t('none')}
      columns={[
        { label: t('who'), cell: ({ name }) => name },
        { label: t('statement'), cell: ({ statement }) => statement ?? '–' },
        statusColumn(APPLICATION_STATUS_LABELS),
        dueColumn,
        submittedColumn(t('applied')),
        reviewerColumn,
      ]}
    />
  );
}
