import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  couldSit,
  type Figures,
  gapInWords,
  lostInWords,
  shareInWords,
  smallInWords,
  timeInWords,
  waysInWords,
} from './seating-run-labels.js';

/** How well a pass did, or would do, and how well any could have done. */
export function RunFigures({ figures }: { figures: Figures }): ReactNode {
  return (
    <Box sx={{ mb: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{couldSit(figures)}</Typography>
      <Typography color="text.secondary" variant="body2">
        {[
          `Gap: ${gapInWords(figures)}`,
          lostInWords(figures),
          `small tables: ${smallInWords(figures)}`,
          figures.planned > 0 && `affinity: ${shareInWords(figures.affinity, figures.affinityAtMost)}`,
          `${waysInWords(figures)}, in ${timeInWords(figures)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
