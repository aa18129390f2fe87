import { type CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChartCard } from './ChartCard.js';
import type { Stats } from './Dashboard.js';
import { formatPercent, formatShortDay, sum } from './format-numbers.js';
import { ThemedBarChart } from './ThemedBarChart.js';

/** Requests per Saturday, with and without a seat. */
export function SaturdaysChart({ saturdays }: { saturdays: Stats['saturdays'] }): ReactNode {
  const { brand } = useTheme().palette;
  const requests = sum(saturdays.map((each) => each.requests));
  const seated = sum(saturdays.map((each) => each.seated));
  return (
    <ChartCard
      title="Saturdays"
      summary={
        requests === 0
          ? 'No requests in these sixteen weeks.'
          : `${seated} of ${requests} requests have a seat (${formatPercent(seated / requests)}), eight weeks back and eight ahead.`
      }
      columns={['Saturday', 'Requests', 'Seated', 'Share']}
      rows={saturdays.map(({ date, requests, seated, share }) => [
        dateLabel(date as CalendarDate),
        requests,
        seated,
        requests ? formatPercent(share) : '–',
      ])}
    >
      <ThemedBarChart
        labels={saturdays.map(({ date }) => formatShortDay(date))}
        series={[
          { label: 'Seated', data: saturdays.map(({ seated }) => seated), stack: 'all', color: brand.basil },
          {
            label: 'Without a seat',
            data: saturdays.map(({ requests, seated }) => requests - seated),
            stack: 'all',
            color: brand.butter,
          },
        ]}
      />
    </ChartCard>
  );
}
