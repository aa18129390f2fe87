import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsOffline } from '../api/connection.js';

/** A notice while requests get no response. */
export function OfflineBar(): ReactNode {
  const isOffline = useIsOffline();
  return (
    <Box role="status">
      {isOffline && (
        <Box sx={{ px: 3, py: 1, bgcolor: 'brand.butter', color: 'brand.onButter', fontWeight: 600 }}>
          No connection. What you see may be out of date, and a decision stays on this page until you send it
          again.
        </Box>
      )}
    </Box>
  );
}
