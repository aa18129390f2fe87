import type { ReactNode } from 'react';
import { moment } from '../../shared/time/dates.js';
import { Facts } from '../../shared/ui/DescriptionList.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import type { Report } from './report.js';
import { REPORT_STATUS_WORDS } from './report-labels.js';

/** What became of a report. */
export function ReportOutcome({ report }: { report: Report }): ReactNode {
  const { status, decisionNote, decidedBy, decidedAt } = report;
  return (
    <Facts
      facts={[
        ['Outcome', REPORT_STATUS_WORDS[status].says],
        ['Note', decisionNote],
        ['By', decidedBy && <PersonLink person={decidedBy} />],
        ['When', decidedAt && moment(decidedAt)],
      ]}
    />
  );
}
