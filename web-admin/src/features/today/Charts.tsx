import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sum } from '../../shared/charts/format-numbers.js';
import { CountsChart } from './CountsChart.js';
import type { Stats } from './figures.js';
import { SaturdaysChart } from './SaturdaysChart.js';
import { t } from './messages.js';

/** All charts of the page, loaded as their own chunk. */
export default function Charts({ stats: { saturdays, reports, signUps } }: { stats: Stats }): ReactNode {
  const { brand } = useTheme().palette;
  const total = (rows: ReadonlyArray<{ count: number }>) => ({ count: sum(rows.map(({ count }) => count)) });
  return (
    <Box sx={GRID}>
      <SaturdaysChart saturdays={saturdays} />
      <CountsChart
        title={t('reports')}
        summary={t('reportsSummary', total(reports))}
        dayLabel={t('weekFrom')}
        counts={reports.map(({ week, count }) => [week, count])}
        color={brand.tomato}
      />
      <CountsChart
        title={t('signUps')}
        summary={t('signUpsSummary', total(signUps))}
        dayLabel={t('day')}
        counts={signUps.map(({ day, count }) => [day, count])}
        color={brand.basil}
      />
    </Box>
  );
}

const ONE = 'minmax(0, 1fr)';
const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: ONE, md: `repeat(2, ${ONE})` },
  gap: { xs: 1, sm: 2 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
};
