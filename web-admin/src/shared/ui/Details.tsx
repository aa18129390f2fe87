import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from './messages.js';

interface Props {
  readonly label?: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** What only some readers look for, folded. */
export function Details({ label = t('details'), onToggle, children }: Props) {
  return (
    <Box component="details" onToggle={({ currentTarget: { open } }) => onToggle?.(open)}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, width: 'fit-content' }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}
