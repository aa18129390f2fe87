import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Stats } from './Dashboard.js';
import { QueueChart } from './QueueChart.js';
import { ReportsChart } from './ReportsChart.js';
import { SaturdaysChart } from './SaturdaysChart.js';
import { SignUpsChart } from './SignUpsChart.js';

/** All charts of the dashboard, loaded as their own chunk. */
export default function Charts({ stats }: { stats: Stats }): ReactNode {
  return (
    <Box sx={GRID}>
      <Box sx={{ gridColumn: { md: 'span 2', lg: 'span 8' } }}>
        <SaturdaysChart saturdays={stats.saturdays} />
      </Box>
      <Box sx={{ gridColumn: { md: 'span 2', lg: 'span 4' } }}>
        <QueueChart queue={stats.queue} />
      </Box>
      <ReportsChart weeks={stats.reports} />
      <SignUpsChart days={stats.signUps} />
    </Box>
  );
}

const ONE = 'minmax(0, 1fr)';
const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: ONE, md: `repeat(2, ${ONE})`, lg: `repeat(12, ${ONE})` },
  gap: { xs: 1, sm: 2 },
  '& > *': { minWidth: 0, gridColumn: { lg: 'span 6' } },
};
