import { Box, Typography } from '@mui/material';
import { t } from './messages.js';

export function Consequences({ lines }: { lines: readonly string[] }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'brand.butterSoft' }}>
      <Typography sx={{ fontWeight: 700 }}>{t('consequences')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
