import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { trustLevel } from '@domain/trust-score/trust-score.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './messages.js';
import { TRUST_LEVEL_LABELS, TRUST_STEP_LABELS } from './user-labels.js';
import type { User } from './user.js';

/** The trust score and its five verified steps. */
export function UserTrust({ user: { trustScore, trustSteps } }: { user: User }): ReactNode {
  const steps = Object.entries(TRUST_STEP_LABELS) as Array<[keyof User['trustSteps'], string]>;
  return (
    <Section title={t('trust')}>
      <Typography sx={{ mb: 1.5 }}>
        <Box component="strong" sx={{ fontSize: '1.5rem' }}>
          {trustScore}
        </Box>{' '}
        {t('ofHundred', { level: TRUST_LEVEL_LABELS[trustLevel(trustScore)] })}
      </Typography>
      <Box component="ul" role="list" sx={LIST}>
        {steps.map(([step, words]) => (
          <Box component="li" key={step}>
            {trustSteps[step] ? (
              <CheckCircleOutlined aria-hidden color="success" fontSize="small" />
            ) : (
              <RadioButtonUnchecked aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
            )}
            {words}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {trustSteps[step] ? t('verified') : t('notVerified')}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  display: 'grid',
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
};
