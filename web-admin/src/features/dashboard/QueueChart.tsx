import type { ReactNode } from 'react';
import { BarPicture } from './ThemedBarChart.js';
import type { Stats } from './Dashboard.js';
import { Figure } from './ChartCard.js';

/** What waits for a moderator, by kind. */
export function QueueChart({ queue: { byKind, open, overdue } }: { queue: Stats['queue'] }): ReactNode {
  const kinds = [
    ['IDs', byKind.id],
    ['Photos', byKind.picture],
    ['Reports', byKind.report],
  ] as const;
  return (
    <Figure
      title="Queue"
      summary={open === 0 ? 'Nothing waits.' : `${open} wait, ${overdue} of them overdue.`}
      head={['Kind', 'Waiting']}
      rows={kinds}
    >
      <BarPicture
        labels={kinds.map(([kind]) => kind)}
        series={[{ label: 'Waiting', data: kinds.map(([, count]) => count) }]}
      />
    </Figure>
  );
}
