import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCountdown } from '../time/durations.js';
import { useNow } from '../time/use-now.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { t } from './messages.js';

/** The remaining time from which a screen reader is warned. */
const ENDING_SOON_MS = 2 * 60_000;

/** A countdown of the claim. Screen readers get only one status message near its end, not every second. */
export function ClaimTimer({ until }: { until: string }): ReactNode {
  const left = Date.parse(until) - useNow(1000);
  const isEndingSoon = left <= ENDING_SOON_MS;
  return (
    <>
      <Box
        component="span"
        role="timer"
        sx={{
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          color: isEndingSoon ? 'error.main' : 'text.primary',
        }}
      >
        {formatCountdown(left)}
      </Box>
      <VisuallyHidden role="status">{isEndingSoon && left > 0 ? t('endsSoon') : ''}</VisuallyHidden>
    </>
  );
}
