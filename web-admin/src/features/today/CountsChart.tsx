import type { ReactNode } from 'react';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import { formatShortDay } from '../../shared/charts/format-numbers.js';
import { ThemedBarChart } from '../../shared/charts/ThemedBarChart.js';

interface Props {
  readonly title: string;
  readonly summary: string;
  /** What a day stands for. */
  readonly dayLabel: string;
  readonly counts: ReadonlyArray<readonly [day: string, count: number]>;
  readonly color: string;
}

/** One count per day or week. */
export function CountsChart({ title, summary, dayLabel, counts, color }: Props): ReactNode {
  const rows = counts.map(([day, count]) => [formatShortDay(day), count] as const);
  const [labels, data] = [rows.map(([label]) => label), rows.map(([, count]) => count)];
  return (
    <ChartCard title={title} summary={summary} columns={[dayLabel, title]} rows={rows}>
      <ThemedBarChart labels={labels} series={[{ label: title, data, color }]} />
    </ChartCard>
  );
}
