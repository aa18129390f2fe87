import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import type { Stats } from './Dashboard.js';
import { formatShortDay, sum } from '../../shared/charts/format-numbers.js';
import { ThemedLineChart } from '../../shared/charts/ThemedLineChart.js';
import { t } from './messages.js';

export function SignUpsChart({ days }: { days: Stats['signUps'] }): ReactNode {
  const { brand } = useTheme().palette;
  const values = days.map(({ count }) => count);
  return (
    <DailyChart
      title={t('signUps')}
      summary={t('signUpsSummary', { count: sum(values) })}
      days={days.map(({ day }) => day)}
      values={values}
      color={brand.basil}
    />
  );
}

/** Messages per day; the response has counts only, no texts. */
export function ChatChart({ days }: { days: Stats['chat'] }): ReactNode {
  const { brand } = useTheme().palette;
  const values = days.map(({ messages }) => messages);
  return (
    <DailyChart
      title={t('chat')}
      summary={t('chatSummary', { count: sum(values) })}
      days={days.map(({ day }) => day)}
      values={values}
      color={brand.tomato}
    />
  );
}

interface DailyChartProps {
  readonly title: string;
  readonly summary: string;
  readonly days: readonly string[];
  readonly values: readonly number[];
  readonly color: string;
}

function DailyChart({ title, summary, days, values, color }: DailyChartProps): ReactNode {
  const labels = days.map(formatShortDay);
  return (
    <ChartCard
      title={title}
      summary={summary}
      columns={[t('day'), title]}
      rows={labels.map((label, index) => [label, values[index]!])}
    >
      <ThemedLineChart labels={labels} values={values} name={title} color={color} />
    </ChartCard>
  );
}
