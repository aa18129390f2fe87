import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { REPORT_REASON_LABELS } from '../../shared/report-reasons.js';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import type { Report } from './report.js';

/** The reason, the reporter's note and the reporter, who stays unknown to the reported user. */
export function ReportDetails({ report: { reason, note, by, isWithheld } }: { report: Report }): ReactNode {
  return (
    <Section title="What was reported">
      <Typography sx={{ fontWeight: 700 }}>{REPORT_REASON_LABELS[reason]}</Typography>
      {isWithheld ? (
        <Typography color="text.secondary">Who reported it, and in which words, is kept from you.</Typography>
      ) : (
        <>
          <ReporterNote note={note} />
          <Typography sx={{ mt: 1 }}>
            By <UserLink user={by} />.{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              The reported person never learns who it was.
            </Box>
          </Typography>
        </>
      )}
    </Section>
  );
}

function ReporterNote({ note }: Pick<Report, 'note'>): ReactNode {
  if (!note) return <Typography color="text.secondary">Without a note.</Typography>;
  return (
    <Box component="blockquote" sx={QUOTE}>
      {note}
    </Box>
  );
}

const QUOTE = {
  m: 0,
  mt: 1,
  pl: 2,
  borderInlineStart: '4px solid',
  borderColor: 'brand.butter',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
