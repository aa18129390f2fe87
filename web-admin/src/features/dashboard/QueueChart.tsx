import type { ReactNode } from 'react';
import { ChartCard } from './ChartCard.js';
import type { Stats } from './Dashboard.js';
import { ThemedBarChart } from './ThemedBarChart.js';

/** Open queue items by kind. */
export function QueueChart({ queue: { byKind, open, overdue } }: { queue: Stats['queue'] }): ReactNode {
  const kinds = [
    ['IDs', byKind.id],
    ['Photos', byKind.picture],
    ['Reports', byKind.report],
    ['Appeals', byKind.appeal],
    ['Endings', byKind.ending],
  ] as const;
  return (
    <ChartCard
      title="Queue"
      summary={open === 0 ? 'Nothing is waiting.' : `${open} waiting, ${overdue} of them past due.`}
      columns={['Kind', 'Waiting']}
      rows={kinds}
    >
      <ThemedBarChart
        labels={kinds.map(([kind]) => kind)}
        series={[{ label: 'Waiting', data: kinds.map(([, count]) => count) }]}
      />
    </ChartCard>
  );
}
