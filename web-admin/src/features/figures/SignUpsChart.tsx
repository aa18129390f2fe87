import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import { formatShortDay, sum } from '../../shared/charts/format-numbers.js';
import { ThemedLineChart } from '../../shared/charts/ThemedLineChart.js';
import type { Stats } from './Dashboard.js';
import { t } from './messages.js';

/** Sign-ups of the last 30 days. */
export function SignUpsChart({ days }: { days: Stats['signUps'] }): ReactNode {
  const { brand } = useTheme().palette;
  const title = t('signUps');
  const labels = days.map(({ day }) => formatShortDay(day));
  const values = days.map(({ count }) => count);
  return (
    <ChartCard
      title={title}
      summary={t('signUpsSummary', { count: sum(values) })}
      columns={[t('day'), title]}
      rows={labels.map((label, index) => [label, values[index]!])}
    >
      <ThemedLineChart labels={labels} values={values} name={title} color={brand.basil} />
    </ChartCard>
  );
}
