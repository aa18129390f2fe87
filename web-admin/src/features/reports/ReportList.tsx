import { REPORT_KINDS } from '@domain/moderation/report.js';
import { reportReasons } from '../../shared/report-reasons.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { REPORT_STATUS_LABELS, type ReportRow, t } from './report.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { selectFilter } from '../../shared/ui/ListPage.js';
import {
  dueColumn,
  reviewCaseFilters,
  ReviewCaseList,
  reviewerColumn,
  statusColumn,
  submittedColumn,
} from '../../shared/review-case/ReviewCaseList.js';

const filters = [
  ...reviewCaseFilters(REPORT_STATUS_LABELS, choicesOf(REPORT_KINDS, t)),
  selectFilter('reason', t('reason'), choicesOf(reportReasons.keys, reportReasons)),
];

export default function ReportList() {
  return (
    <ReviewCaseList<ReportRow>
      title={t('reports')}
      statuses={REPORT_STATUS_LABELS}
      filters={filters}
      emptyTitle={t('noReports')}
      columns={[
        {
          label: t('what'),
          // A source other than the form says more than the reason.
          cell: ({ kind, reason, source }) =>
            `${t(kind)}: ${source === 'form' ? reportReasons(reason) : t(source)}`,
        },
        { label: t('about'), cell: ({ about }) => <UserLink user={about} /> },
        statusColumn(REPORT_STATUS_LABELS),
        dueColumn,
        submittedColumn(t('reported')),
        { label: t('aboutThem'), isNumber: true, cell: ({ reportsAboutThem }) => reportsAboutThem },
        reviewerColumn,
      ]}
    />
  );
}
