import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChartCard } from './ChartCard.js';
import type { Stats } from './Dashboard.js';
import { formatCount, formatShortDay, sum } from './format-numbers.js';
import { ThemedLineChart } from './ThemedLineChart.js';

export function SignUpsChart({ days }: { days: Stats['signUps'] }): ReactNode {
  const { brand } = useTheme().palette;
  const values = days.map(({ count }) => count);
  return (
    <DailyChart
      title="Sign-ups"
      unit={['new person', 'new people']}
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
      title="Chat"
      unit={['message', 'messages']}
      days={days.map(({ day }) => day)}
      values={values}
      color={brand.tomato}
    />
  );
}

interface DailyChartProps {
  readonly title: string;
  /** Singular and plural. */
  readonly unit: readonly [string, string];
  readonly days: readonly string[];
  readonly values: readonly number[];
  readonly color: string;
}

function DailyChart({ title, unit, days, values, color }: DailyChartProps): ReactNode {
  const labels = days.map(formatShortDay);
  return (
    <ChartCard
      title={title}
      summary={`${formatCount(sum(values), ...unit)} in 30 days.`}
      columns={['Day', title]}
      rows={labels.map((label, index) => [label, values[index]!])}
    >
      <ThemedLineChart labels={labels} values={values} name={title} color={color} />
    </ChartCard>
  );
}
