import { REPORT_REASON_LABELS } from '../../shared/report-reasons.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { REPORT_KIND_LABELS, REPORT_STATUS_LABELS, type ReportRow, t } from './report.js';
import { choicesOf, selectFilter } from '../../shared/ui/choices.js';
import {
  dueColumn,
  reviewCaseFilters,
  ReviewCaseList,
  reviewerColumn,
  statusColumn,
  submittedColumn,
} from '../../shared/review-case/ReviewCaseList.js';

const filters = [
  ...reviewCaseFilters(REPORT_STATUS_LABELS, REPORT_KIND_LABELS),
  selectFilter('reason', t('reason'), choicesOf(REPORT_REASON_LABELS)),
];

/** Sources that say more than the reason of the report. */
const SOURCE_LABELS: Partial<Record<ReportRow['source'], string>> = {
  home_safe: t('homeSafe'),
  early_cancellation: t('earlyCancellation'),
};

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
          cell: ({ kind, reason, source }) =>
            `${REPORT_KIND_LABELS[kind]}: ${SOURCE_LABELS[source] ?? REPORT_REASON_LABELS[reason]}`,
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
