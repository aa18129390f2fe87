import type { ReactNode } from 'react';
import {
  dueColumn,
  reviewerColumn,
  statusColumn,
  submittedColumn,
} from '../../shared/review-case/review-case-columns.js';
import { reviewCaseFilters, ReviewCaseList } from '../../shared/review-case/ReviewCaseList.js';
import { KIND_LABELS, REASON_LABELS, STATUS_LABELS } from './verification-labels.js';
import type { VerificationRow } from './verification.js';

const filters = reviewCaseFilters(STATUS_LABELS, KIND_LABELS);

export default function VerificationList(): ReactNode {
  return (
    <ReviewCaseList<VerificationRow>
      title="Verifications"
      filters={filters}
      emptyTitle="Nothing has been handed in yet"
      columns={[
        {
          label: 'What',
          cell: ({ kind, person }) => `${KIND_LABELS[kind]}: ${person?.name ?? 'Deleted user'}`,
        },
        statusColumn(STATUS_LABELS),
        dueColumn,
        submittedColumn('Handed in'),
        reviewerColumn,
        { label: 'Reason', cell: ({ reason }) => (reason ? REASON_LABELS[reason] : '–') },
      ]}
    />
  );
}
