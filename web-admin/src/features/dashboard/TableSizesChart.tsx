import type { ReactNode } from 'react';
import { BarPicture } from './ThemedBarChart.js';
import type { Stats } from './Dashboard.js';
import { Figure } from './ChartCard.js';
import { counted, sum } from './format-numbers.js';

/** How many tables there are of each size. */
export function TableSizesChart({ sizes }: { sizes: Stats['tableSizes'] }): ReactNode {
  const tables = sum(sizes.map((each) => each.tables));
  const people = sum(sizes.map((each) => each.size * each.tables));
  return (
    <Figure
      title="Table sizes"
      summary={
        tables === 0
          ? 'There are no tables yet.'
          : `${counted(tables, 'table')}, ${(people / tables).toFixed(1)} people at each on average.`
      }
      head={['People', 'Tables']}
      rows={sizes.map(({ size, tables }) => [String(size), tables])}
    >
      <BarPicture
        labels={sizes.map(({ size }) => String(size))}
        series={[{ label: 'Tables', data: sizes.map((each) => each.tables) }]}
      />
    </Figure>
  );
}
