import type { ReactNode } from 'react';
import { ChartCard } from './ChartCard.js';
import type { Stats } from './Dashboard.js';
import { formatCount, sum } from './format-numbers.js';
import { ThemedBarChart } from './ThemedBarChart.js';

/** Tables by number of seated people. */
export function TableSizesChart({ sizes }: { sizes: Stats['tableSizes'] }): ReactNode {
  const tables = sum(sizes.map((each) => each.tables));
  const people = sum(sizes.map((each) => each.size * each.tables));
  return (
    <ChartCard
      title="Table sizes"
      summary={
        tables === 0
          ? 'There are no tables yet.'
          : `${formatCount(tables, 'table')}, ${(people / tables).toFixed(1)} people at each on average.`
      }
      columns={['People', 'Tables']}
      rows={sizes.map(({ size, tables }) => [String(size), tables])}
    >
      <ThemedBarChart
        labels={sizes.map(({ size }) => String(size))}
        series={[{ label: 'Tables', data: sizes.map((each) => each.tables) }]}
      />
    </ChartCard>
  );
}
