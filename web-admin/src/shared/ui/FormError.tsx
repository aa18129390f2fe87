import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The error message of a form, announced by screen readers. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" sx={{ '&:empty': { m: '0 !important' } }}>
      {children && (
        <Alert severity="error" role="presentation">
          {children}
        </Alert>
      )}
    </Box>
  );
}
