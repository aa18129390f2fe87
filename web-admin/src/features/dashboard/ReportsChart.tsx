import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BarPicture } from './ThemedBarChart.js';
import type { Stats } from './Dashboard.js';
import { Figure } from './ChartCard.js';
import { shortDay, sum } from './format-numbers.js';

/** Reports of each week. */
export function ReportsChart({ weeks }: { weeks: Stats['reports'] }): ReactNode {
  const { house } = useTheme().palette;
  const counts = weeks.map(({ count }) => count);
  return (
    <Figure
      title="Reports"
      summary={`${sum(counts)} in eight weeks.`}
      head={['Week from', 'Reports']}
      rows={weeks.map(({ week, count }) => [shortDay(week), count])}
    >
      <BarPicture
        labels={weeks.map(({ week }) => shortDay(week))}
        series={[{ label: 'Reports', data: counts, color: house.tomato }]}
      />
    </Figure>
  );
}
