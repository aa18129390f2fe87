import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Stats } from './Dashboard.js';
import { Figure } from './ChartCard.js';
import { counted, shortDay, sum } from './format-numbers.js';
import { LinePicture } from './ThemedLineChart.js';

/** New accounts of each day. */
export function SignUpsChart({ days }: { days: Stats['signUps'] }): ReactNode {
  const { house } = useTheme().palette;
  const values = days.map(({ count }) => count);
  return (
    <Daily
      title="Sign-ups"
      unit={['new person', 'new people']}
      days={days.map(({ day }) => day)}
      values={values}
      color={house.basil}
    />
  );
}

/** How much is written of each day; never what. */
export function ChatChart({ days }: { days: Stats['chat'] }): ReactNode {
  const { house } = useTheme().palette;
  const values = days.map(({ messages }) => messages);
  return (
    <Daily
      title="Chat"
      unit={['message', 'messages']}
      days={days.map(({ day }) => day)}
      values={values}
      color={house.tomato}
    />
  );
}

interface DailyProps {
  readonly title: string;
  /** Of one, and of many. */
  readonly unit: readonly [string, string];
  readonly days: readonly string[];
  readonly values: readonly number[];
  readonly color: string;
}

function Daily({ title, unit, days, values, color }: DailyProps): ReactNode {
  const labels = days.map(shortDay);
  return (
    <Figure
      title={title}
      summary={`${counted(sum(values), ...unit)} in 30 days.`}
      head={['Day', title]}
      rows={labels.map((label, index) => [label, values[index]!])}
    >
      <LinePicture labels={labels} values={values} name={title} color={color} />
    </Figure>
  );
}
