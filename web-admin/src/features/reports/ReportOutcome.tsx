import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import type { Report } from './report.js';
import { REPORT_STATUS_LABELS } from './report-labels.js';

/** What became of a report. */
export function ReportOutcome({ report }: { report: Report }): ReactNode {
  const { status, decisionNote, decidedBy, decidedAt } = report;
  return (
    <DescriptionList
      facts={[
        ['Outcome', REPORT_STATUS_LABELS[status].says],
        ['Note', decisionNote],
        ['By', decidedBy && <PersonLink person={decidedBy} />],
        ['When', decidedAt && formatDateTime(decidedAt)],
      ]}
    />
  );
}
