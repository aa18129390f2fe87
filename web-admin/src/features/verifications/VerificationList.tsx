import { isolated } from '@domain/shared/isolated.js';
import { KIND_LABELS, REASON_LABELS, STATUS_LABELS, t, type VerificationRow } from './verification.js';
import {
  dueColumn,
  reviewCaseFilters,
  ReviewCaseList,
  reviewerColumn,
  statusColumn,
  submittedColumn,
} from '../../shared/review-case/ReviewCaseList.js';

const filters = reviewCaseFilters(STATUS_LABELS, KIND_LABELS);

export default function VerificationList() {
  return (
    <ReviewCaseList<VerificationRow>
      title={t('verifications')}
      statuses={STATUS_LABELS}
      filters={filters}
      emptyTitle={t('nothingSubmitted')}
      columns={[
        {
          label: t('what'),
          cell: ({ kind, person }) => `${KIND_LABELS[kind]}: ${isolated(person?.name ?? t('deletedUser'))}`,
        },
        statusColumn(STATUS_LABELS),
        dueColumn,
        submittedColumn(t('submitted')),
        reviewerColumn,
        { label: t('reason'), cell: ({ reason }) => (reason ? REASON_LABELS[reason] : '–') },
      ]}
    />
  );
}
