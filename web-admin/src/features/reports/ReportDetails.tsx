import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { REPORT_REASON_LABELS } from '../../shared/report-reasons.js';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import type { Report } from './report.js';
import { t } from './messages.js';

/** The reason, the reporter's note and the reporter, who stays unknown to the reported user; or why there is no reporter. */
export function ReportDetails({
  report: { reason, source, note, by, isWithheld },
}: {
  report: Report;
}): ReactNode {
  if (source === 'early_cancellation')
    return (
      <Section title={t('whatWasReported')}>
        <Typography sx={{ fontWeight: 700 }}>{t('earlyCancellation')}</Typography>
        <Typography color="text.secondary">{t('earlyCancellationText')}</Typography>
      </Section>
    );
  return (
    <Section title={t('whatWasReported')}>
      <Typography sx={{ fontWeight: 700 }}>{REPORT_REASON_LABELS[reason]}</Typography>
      {source === 'home_safe' && <Typography sx={{ fontWeight: 700 }}>{t('homeSafeText')}</Typography>}
      {isWithheld ? (
        <Typography color="text.secondary">{t('withheldReporter')}</Typography>
      ) : (
        <>
          <ReporterNote note={note} />
          <Typography sx={{ mt: 1 }}>
            {t('by')} <UserLink user={by} />.{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('reporterUnknown')}
            </Box>
          </Typography>
        </>
      )}
    </Section>
  );
}

function ReporterNote({ note }: Pick<Report, 'note'>): ReactNode {
  if (!note) return <Typography color="text.secondary">{t('noNote')}</Typography>;
  return (
    <Box component="blockquote" dir="auto" sx={QUOTE}>
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
