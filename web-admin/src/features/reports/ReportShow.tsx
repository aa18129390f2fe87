import { isolated } from '@domain/shared/isolated.js';
import type { ReactNode } from 'react';
import { REPORT_REASON_LABELS } from '../../shared/report-reasons.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import type { Report } from './report.js';
import { ReportDesk } from './ReportDesk.js';
import { reportedNameOf } from './report-labels.js';

export default function ReportShow(): ReactNode {
  return (
    <RecordPage<Report> resource="reports">
      {(report) => (
        <>
          <PageTitle>{`${REPORT_REASON_LABELS[report.reason]}: ${isolated(reportedNameOf(report))}`}</PageTitle>
          <ReportDesk key={report.id} report={report} />
        </>
      )}
    </RecordPage>
  );
}
