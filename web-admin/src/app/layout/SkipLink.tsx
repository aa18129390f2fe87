import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../messages.js';

/** The first focusable element: skips the navigation. */
export function SkipLink(): ReactNode {
  return (
    <Box component="a" href="#main-content" sx={SX}>
      {t('skip')}
    </Box>
  );
}

const SX = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  clipPath: 'inset(50%)',
  '&:focus': { clipPath: 'none' },
};
