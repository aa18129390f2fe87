import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChartCard } from './ChartCard.js';
import type { Stats } from './Dashboard.js';
import { formatShortDay, sum } from './format-numbers.js';
import { ThemedBarChart } from './ThemedBarChart.js';

/** Reports per week. */
export function ReportsChart({ weeks }: { weeks: Stats['reports'] }): ReactNode {
  const { brand } = useTheme().palette;
  const counts = weeks.map(({ count }) => count);
  return (
    <ChartCard
      title="Reports"
      summary={`${sum(counts)} in eight weeks.`}
      columns={['Week from', 'Reports']}
      rows={weeks.map(({ week, count }) => [formatShortDay(week), count])}
    >
      <ThemedBarChart
        labels={weeks.map(({ week }) => formatShortDay(week))}
        series={[{ label: 'Reports', data: counts, color: brand.tomato }]}
      />
    </ChartCard>
  );
}
