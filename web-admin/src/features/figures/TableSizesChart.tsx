import type { ReactNode } from 'react';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import type { Stats } from './Dashboard.js';
import { formatAverage, sum } from '../../shared/charts/format-numbers.js';
import { ThemedBarChart } from '../../shared/charts/ThemedBarChart.js';
import { t } from './messages.js';

/** Tables by number of seated people. */
export function TableSizesChart({ sizes }: { sizes: Stats['tableSizes'] }): ReactNode {
  const tables = sum(sizes.map((each) => each.tables));
  const people = sum(sizes.map((each) => each.size * each.tables));
  return (
    <ChartCard
      title={t('tableSizes')}
      summary={
        tables === 0 ? t('noTables') : t('tablesSummary', { tables, average: formatAverage(people / tables) })
      }
      columns={[t('people'), t('tables')]}
      rows={sizes.map(({ size, tables }) => [String(size), tables])}
    >
      <ThemedBarChart
        labels={sizes.map(({ size }) => String(size))}
        series={[{ label: t('tables'), data: sizes.map((each) => each.tables) }]}
      />
    </ChartCard>
  );
}
