import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Ago } from '../../shared/time/TimeAgo.js';
import { Due } from '../../shared/time/DueTime.js';
import { Tag } from '../../shared/ui/Tag.js';
import type { Report } from './report.js';
import { REPORT_KIND_WORDS, REPORT_STATUS_WORDS } from './report-labels.js';

/** Where the report stands, on one line. */
export function ReportHead({ report, children }: { report: Report; children: ReactNode }): ReactNode {
  const { says, tone } = REPORT_STATUS_WORDS[report.status];
  return (
    <Box sx={HEAD}>
      <Tag tone={tone}>{says}</Tag>
      <Tag>{REPORT_KIND_WORDS[report.kind]}</Tag>
      {report.decidedAt === null && <Due at={report.dueAt} />}
      <Box component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
        Reported <Ago at={report.submittedAt} />
      </Box>
      {children}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 1.5,
};
