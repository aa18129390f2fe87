import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCountdown } from '../time/durations.js';
import { useNow } from '../time/use-now.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';

/** From here on the claim is about to end. */
const ENDING_SOON_MS = 2 * 60_000;

/** What is left of one's claim, second by second. A screen reader hears only that it is about to end. */
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
      <VisuallyHidden role="status">
        {isEndingSoon && left > 0 ? 'Your claim ends in less than two minutes.' : ''}
      </VisuallyHidden>
    </>
  );
}
