import { type CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BarPicture } from './ThemedBarChart.js';
import type { Stats } from './Dashboard.js';
import { Figure } from './ChartCard.js';
import { percent, shortDay, sum } from './format-numbers.js';

/** How many asked for each Saturday, and how many of them got a seat. */
export function SaturdaysChart({ saturdays }: { saturdays: Stats['saturdays'] }): ReactNode {
  const { house } = useTheme().palette;
  const requests = sum(saturdays.map((each) => each.requests));
  const seated = sum(saturdays.map((each) => each.seated));
  return (
    <Figure
      title="Saturdays"
      summary={
        requests === 0
          ? 'Nobody has asked for a table in these sixteen weeks.'
          : `${seated} of ${requests} requests have a seat (${percent(seated / requests)}), eight weeks back and eight ahead.`
      }
      head={['Saturday', 'Requests', 'Seated', 'Share']}
      rows={saturdays.map(({ date, requests, seated, share }) => [
        dateLabel(date as CalendarDate),
        requests,
        seated,
        requests ? percent(share) : '–',
      ])}
    >
      <BarPicture
        labels={saturdays.map(({ date }) => shortDay(date))}
        series={[
          { label: 'Seated', data: saturdays.map(({ seated }) => seated), stack: 'all', color: house.basil },
          {
            label: 'Without a seat',
            data: saturdays.map(({ requests, seated }) => requests - seated),
            stack: 'all',
            color: house.butter,
          },
        ]}
      />
    </Figure>
  );
}
