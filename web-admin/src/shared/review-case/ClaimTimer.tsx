import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { clockLeft } from '../time/durations.js';
import { useNow } from '../time/use-now.js';
import { Unseen } from '../ui/VisuallyHidden.js';

/** From here on the claim is about to end. */
const SHORT_MS = 2 * 60_000;

/** What is left of one's claim, second by second. A screen reader hears only that it is about to end. */
export function ClaimClock({ until }: { until: string }): ReactNode {
  const left = Date.parse(until) - useNow(1000);
  const isShort = left <= SHORT_MS;
  return (
    <>
      <Box
        component="span"
        role="timer"
        sx={{
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          color: isShort ? 'error.main' : 'text.primary',
        }}
      >
        {clockLeft(left)}
      </Box>
      <Unseen role="status">{isShort && left > 0 ? 'Your claim ends in less than two minutes.' : ''}</Unseen>
    </>
  );
}
