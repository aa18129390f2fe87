import { Box, Typography } from '@mui/material';
import {
  durationText,
  gapText,
  lostSeatsText,
  type RunMetrics,
  seatedText,
  shareText,
  smallTablesText,
  solverPathsText,
  t,
} from './seating-run.js';

/** The results of one pass, with the upper bounds that the solver proved. */
export function SeatingRunMetrics({ figures }: { figures: RunMetrics }) {
  return (
    <Box sx={{ mb: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{seatedText(figures)}</Typography>
      <Typography color="text.secondary" variant="body2">
        {[
          t('notSeatedCount', { gap: gapText(figures) }),
          lostSeatsText(figures),
          t('smallTablesCount', { tables: smallTablesText(figures) }),
          figures.planned > 0 &&
            t('affinityShare', { share: shareText(figures.affinity, figures.affinityAtMost) }),
          t('methodAndTime', { method: solverPathsText(figures), time: durationText(figures) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
