import type { ReactNode } from 'react';
import { moment } from '../time/dates.js';
import { Facts } from '../ui/Facts.js';
import { PersonLink } from '../ui/PersonLink.js';
import type { Report } from './report.js';
import { REPORT_STATUS_WORDS } from './words.js';

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
