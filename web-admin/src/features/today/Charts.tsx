import { Box, useTheme } from '@mui/material';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import { formatPercent, formatShortDay, sum } from '../../shared/charts/format-numbers.js';
import { dayLabel } from '../../shared/slots/slot-labels.js';
import { ThemedBarChart } from '../../shared/charts/ThemedBarChart.js';
import { type Stats, t } from './figures.js';

/** All charts of the page, loaded as their own chunk. */
export default function Charts({ stats: { saturdays, reports, signUps } }: { stats: Stats }) {
  const { brand } = useTheme().palette;
  const total = (rows: ReadonlyArray<{ count: number }>) => ({ count: sum(rows.map(({ count }) => count)) });
  return (
    <Box sx={GRID}>
      <SaturdaysChart saturdays={saturdays} />
      <CountsChart
        title={t('reports')}
        summary={t('reportsSummary', total(reports))}
        dayLabel={t('weekFrom')}
        counts={reports.map(({ week, count }) => [week, count])}
        color={brand.tomato}
      />
      <CountsChart
        title={t('signUps')}
        summary={t('signUpsSummary', total(signUps))}
        dayLabel={t('day')}
        counts={signUps.map(({ day, count }) => [day, count])}
        color={brand.basil}
      />
    </Box>
  );
}

const ONE = 'minmax(0, 1fr)';
const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: ONE, md: `repeat(2, ${ONE})` },
  gap: { xs: 1, sm: 2 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
};

interface Props {
  readonly title: string;
  readonly summary: string;
  /** What a day stands for. */
  readonly dayLabel: string;
  readonly counts: ReadonlyArray<readonly [day: string, count: number]>;
  readonly color: string;
}

function CountsChart({ title, summary, dayLabel, counts, color }: Props) {
  const rows = counts.map(([day, count]) => [formatShortDay(day), count] as const);
  const [labels, data] = [rows.map(([label]) => label), rows.map(([, count]) => count)];
  return (
    <ChartCard title={title} summary={summary} columns={[dayLabel, title]} rows={rows}>
      <ThemedBarChart labels={labels} series={[{ label: title, data, color }]} />
    </ChartCard>
  );
}

function SaturdaysChart({ saturdays }: { saturdays: Stats['saturdays'] }) {
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
        dayLabel(date),
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
