import { isolated } from '@domain/shared/isolated.js';
import { REVIEW_KINDS } from '@domain/trust-score/review-kind.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { STATUS_LABELS, t, type VerificationRow } from './verification.js';
import {
  dueColumn,
  reviewCaseFilters,
  ReviewCaseList,
  reviewerColumn,
  statusColumn,
  submittedColumn,
} from '../../shared/review-case/ReviewCaseList.js';

const filters = reviewCaseFilters(STATUS_LABELS, choicesOf(REVIEW_KINDS, t));

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
          cell: ({ kind, person }) => `${t(kind)}: ${isolated(person?.name ?? t('deletedUser'))}`,
        },
        statusColumn(STATUS_LABELS),
        dueColumn,
        submittedColumn(t('submitted')),
        reviewerColumn,
        { label: t('reason'), cell: ({ reason }) => (reason ? t(reason) : '–') },
      ]}
    />
  );
}
