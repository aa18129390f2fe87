import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { REPORT_REASON_LABELS } from '../../shared/report-reasons.js';
import { formatDay } from '../../shared/time/dates.js';
import { Section } from '../../shared/ui/Section.js';
import { REPORT_STATUS_LABELS } from './report-labels.js';
import type { Report, ReportRow } from './report.js';
import { ReportDetails } from './ReportDetails.js';
import { ReportEvidence } from './ReportEvidence.js';
import { t } from './messages.js';

/** Most reports that are listed; the link beside the reported person leads to all. */
const MAX_LISTED = 10;

/** The other reports about the same person, newest first; each opens in place. */
export function OtherReports({ report: { id, about } }: { report: Report }): ReactNode {
  const { data = [] } = useGetList<ReportRow>(
    'reports',
    {
      pagination: { page: 1, perPage: MAX_LISTED + 1 },
      sort: { field: 'submittedAt', order: 'DESC' },
      filter: { userId: about?.id },
    },
    { enabled: about !== null },
  );
  const others = data.filter((other) => other.id !== id).slice(0, MAX_LISTED);
  if (others.length === 0) return null;
  return (
    <Section title={t('otherReports')}>
      {others.map((other) => (
        <OtherReport key={other.id} report={other} />
      ))}
    </Section>
  );
}

function OtherReport({ report: { id, reason, status, submittedAt } }: { report: ReportRow }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" sx={ROW} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        <b>{REPORT_REASON_LABELS[reason]}</b>, {REPORT_STATUS_LABELS[status].label}, {formatDay(submittedAt)}
      </Box>
      {isOpen && <WholeReport id={id} />}
    </Box>
  );
}

/** Requested when it is opened, because every view of a report is audited. */
function WholeReport({ id }: { id: number }): ReactNode {
  const { data, error } = useGetOne<Report>('reports', { id });
  if (error) return <Typography role="alert">{errorMessage(error)}</Typography>;
  if (!data) return <Typography role="status">{t('loadingReport')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
      <ReportDetails report={data} />
      <ReportEvidence report={data} />
    </Box>
  );
}

const ROW = { borderTop: '1px solid', borderTopColor: 'divider' };
