import { type CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LOCALE } from '../../shared/i18n/language.js';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import type { Stats } from './figures.js';
import { formatPercent, formatShortDay, sum } from '../../shared/charts/format-numbers.js';
import { ThemedBarChart } from '../../shared/charts/ThemedBarChart.js';
import { t } from './messages.js';

/** Requests per Saturday, with and without a seat. */
export function SaturdaysChart({ saturdays }: { saturdays: Stats['saturdays'] }): ReactNode {
  const { brand } = useTheme().palette;
  const requests = sum(saturdays.map((each) => each.requests));
  const seated = sum(saturdays.map((each) => each.seated));
  return (
    <ChartCard
      title={t('saturdays')}
      summary={
        requests === 0
          ? t('noRequests')
          : t('saturdaysSummary', { seated, requests, share: formatPercent(seated / requests) })
      }
      columns={[t('saturday'), t('requests'), t('seated'), t('share')]}
      rows={saturdays.map(({ date, requests, seated, share }) => [
        dateLabel(date as CalendarDate, LOCALE),
        requests,
        seated,
        requests ? formatPercent(share) : '–',
      ])}
    >
      <ThemedBarChart
        labels={saturdays.map(({ date }) => formatShortDay(date))}
        series={[
          {
            label: t('seated'),
            data: saturdays.map(({ seated }) => seated),
            stack: 'all',
            color: brand.basil,
          },
          {
            label: t('withoutSeat'),
            data: saturdays.map(({ requests, seated }) => requests - seated),
            stack: 'all',
            color: brand.butter,
          },
        ]}
      />
    </ChartCard>
  );
}
