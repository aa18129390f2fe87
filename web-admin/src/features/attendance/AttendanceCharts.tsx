import { Stack, useTheme } from '@mui/material';
import { ChartCard } from '../../shared/charts/ChartCard.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { formatPercent, formatShortDay, sum } from '../../shared/charts/format-numbers.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { Section } from '../../shared/ui/Section.js';
import { dayLabel } from '../../shared/slots/slot-labels.js';
import { ThemedBarChart } from '../../shared/charts/ThemedBarChart.js';
import type { ResponseOf } from '../../shared/api/types.js';

const t = messagesOf('attendance');

type Saturdays = ResponseOf<'/api/admin/attendance'>['saturdays'];

interface Props {
  readonly saturdays: Saturdays;
  /** The chosen one, if any. */
  readonly date: unknown;
}

/** Who came and what they said, on the chosen Saturday and by Saturday. */
export default function AttendanceCharts({ saturdays, date }: Props) {
  const past = saturdays.slice(0, -1);
  const chosen = saturdays.find((each) => each.date === date);
  return (
    <Stack spacing={2}>
      {chosen && <OneSaturday {...chosen} />}
      <WhoCame saturdays={past} />
      <Feedback saturdays={past} />
    </Stack>
  );
}

const COUNTED = ['seats', 'confirmed', 'noShows', 'lateCancellations'] as const;

const OneSaturday = (day: Saturdays[number]) => (
  <Section title={dayLabel(day.date)}>
    <DescriptionList
      items={(['tables', ...COUNTED, 'answers', 'concerns'] as const).map((field) => [t(field), day[field]])}
    />
  </Section>
);

/** A field of each Saturday, as bars. */
const barsOf = (saturdays: Saturdays, field: (typeof COUNTED)[number] | 'concerns', color: string) => ({
  label: t(field),
  data: saturdays.map((each) => each[field]),
  color,
});

function WhoCame({ saturdays }: { saturdays: Saturdays }) {
  const { brand } = useTheme().palette;
  const seats = sum(saturdays.map((each) => each.seats));
  const noShows = sum(saturdays.map((each) => each.noShows));
  const late = sum(saturdays.map((each) => each.lateCancellations));
  return (
    <ChartCard
      title={t('saturdays')}
      summary={seats === 0 ? t('nothingYet') : t('saturdaysSummary', { seats, noShows, late })}
      columns={[t('saturday'), ...COUNTED.map((field) => t(field))]}
      rows={saturdays.map((each) => [dayLabel(each.date), ...COUNTED.map((field) => each[field])])}
    >
      {seats > 0 && (
        <ThemedBarChart
          labels={saturdays.map(({ date }) => formatShortDay(date))}
          series={[
            barsOf(saturdays, 'seats', brand.basil),
            barsOf(saturdays, 'noShows', brand.tomato),
            barsOf(saturdays, 'lateCancellations', brand.butter),
          ]}
        />
      )}
    </ChartCard>
  );
}

function Feedback({ saturdays }: { saturdays: Saturdays }) {
  const { brand } = useTheme().palette;
  const share = (part: number, whole: number) => (whole === 0 ? '–' : formatPercent(part / whole));
  const total = (field: 'answers' | 'seats' | 'again' | 'againAsked') =>
    sum(saturdays.map((each) => each[field]));
  return (
    <ChartCard
      title={t('feedback')}
      summary={
        total('answers') === 0
          ? t('noFeedback')
          : t('feedbackSummary', {
              answers: share(total('answers'), total('seats')),
              again: share(total('again'), total('againAsked')),
            })
      }
      columns={[t('saturday'), t('answered'), t('again'), t('concerns')]}
      rows={saturdays.map(({ date, answers, seats, again, againAsked, concerns }) => [
        dayLabel(date),
        share(answers, seats),
        share(again, againAsked),
        concerns,
      ])}
    >
      {total('answers') > 0 && (
        <ThemedBarChart
          labels={saturdays.map(({ date }) => formatShortDay(date))}
          series={[
            { label: t('answered'), data: saturdays.map((each) => each.answers), color: brand.basil },
            barsOf(saturdays, 'concerns', brand.tomato),
          ]}
        />
      )}
    </ChartCard>
  );
}
