import { Box } from '@mui/material';
import { useIsOffline } from '../api/connection.js';
import { t } from './messages.js';

/** A notice while requests get no response. */
export function OfflineBar() {
  const isOffline = useIsOffline();
  return (
    <Box role="status">
      {isOffline && (
        <Box sx={{ px: 3, py: 1, bgcolor: 'brand.butter', color: 'brand.onButter', fontWeight: 600 }}>
          {t('offline')}
        </Box>
      )}
    </Box>
  );
}
