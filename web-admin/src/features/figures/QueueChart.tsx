import type { ReactNode } from 'react';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import type { Stats } from './Dashboard.js';
import { ThemedBarChart } from '../../shared/charts/ThemedBarChart.js';
import { t } from './messages.js';

/** Open queue items by kind. */
export function QueueChart({ queue: { byKind, open, overdue } }: { queue: Stats['queue'] }): ReactNode {
  const kinds = [
    [t('ids'), byKind.id],
    [t('photos'), byKind.picture],
    [t('reports'), byKind.report],
    [t('appeals'), byKind.appeal],
    [t('endings'), byKind.ending],
  ] as const;
  return (
    <ChartCard
      title={t('queue')}
      summary={t('queueSummary', { open, overdue })}
      columns={[t('kind'), t('waiting')]}
      rows={kinds}
    >
      <ThemedBarChart
        isHorizontal
        labels={kinds.map(([kind]) => kind)}
        series={[{ label: t('waiting'), data: kinds.map(([, count]) => count) }]}
      />
    </ChartCard>
  );
}
