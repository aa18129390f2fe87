import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What went wrong with a form, above its button; read out when it comes. */
export function FormError({ children }: { children: ReactNode }): ReactNode {
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
