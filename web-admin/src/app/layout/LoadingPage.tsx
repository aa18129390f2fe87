import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import type { ReactNode } from 'react';
import { Wordmark } from '../../shared/ui/Wordmark.js';
import { t } from '../messages.js';

/** Shown while the session request is pending. */
export function LoadingPage(): ReactNode {
  return (
    <Box role="status" aria-label={t('loading')} sx={SX}>
      <CssBaseline />
      <Wordmark />
    </Box>
  );
}

const SX = {
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
  bgcolor: 'background.default',
  color: 'text.primary',
};
