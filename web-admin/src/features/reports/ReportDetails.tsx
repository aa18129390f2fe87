import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import { Section } from '../../shared/ui/Section.js';
import { REPORT_REASON_LABELS } from '../../shared/report-reasons.js';
import type { Report } from './report.js';

/** What the reporter said. Who they are stays among moderators. */
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
            By <PersonLink person={by} />.{' '}
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
