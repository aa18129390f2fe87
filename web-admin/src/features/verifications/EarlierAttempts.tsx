import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../../shared/time/dates.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { KIND_LABELS, REASON_LABELS, STATUS_LABELS } from './verification-labels.js';
import type { Verification } from './verification.js';
import { t } from './messages.js';

/** Earlier verifications of the same user, with their states. */
export function EarlierAttempts({ review: { earlier } }: { review: Verification }): ReactNode {
  return (
    <Section title={t('earlierAttempts')}>
      {earlier.length === 0 ? (
        <Typography color="text.secondary">{t('firstAttempt')}</Typography>
      ) : (
        <Box component="ul" role="list" sx={LIST}>
          {earlier.map(({ id, kind, status, decidedAt, reason }) => (
            <Box component="li" key={id}>
              <Link component={RouterLink} to={`/verifications/${id}/show`} sx={{ fontWeight: 600 }}>
                {decidedAt ? t('attemptOn', { kind, day: formatDay(decidedAt) }) : KIND_LABELS[kind]}
              </Link>
              <StatusTag status={STATUS_LABELS[status]} />
              {reason && <Typography color="text.secondary">{REASON_LABELS[reason]}</Typography>}
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

const LIST = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
};
