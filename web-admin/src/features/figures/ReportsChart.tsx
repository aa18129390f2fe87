import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import type { Stats } from './Dashboard.js';
import { formatShortDay, sum } from '../../shared/charts/format-numbers.js';
import { ThemedBarChart } from '../../shared/charts/ThemedBarChart.js';
import { t } from './messages.js';

/** Reports per week. */
export function ReportsChart({ weeks }: { weeks: Stats['reports'] }): ReactNode {
  const { brand } = useTheme().palette;
  const counts = weeks.map(({ count }) => count);
  return (
    <ChartCard
      title={t('reports')}
      summary={t('reportsSummary', { count: sum(counts) })}
      columns={[t('weekFrom'), t('reports')]}
      rows={weeks.map(({ week, count }) => [formatShortDay(week), count])}
    >
      <ThemedBarChart
        labels={weeks.map(({ week }) => formatShortDay(week))}
        series={[{ label: t('reports'), data: counts, color: brand.tomato }]}
      />
    </ChartCard>
  );
}
