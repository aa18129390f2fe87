import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ReactNode } from 'react';
import { COUNTS, topOf } from './counts.js';

interface Props {
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly name: string;
  readonly color: string;
}

/** A line chart in the theme's colors. Hidden from screen readers, which get the table of `ChartCard`. */
export function ThemedLineChart({ labels, values, name, color }: Props): ReactNode {
  const { palette } = useTheme();
  return (
    <LineChart
      height={220}
      hideLegend
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
      xAxis={[{ scaleType: 'point', data: [...labels], disableLine: true, disableTicks: true }]}
      yAxis={[{ width: 36, ...COUNTS, max: topOf(values), disableLine: true, disableTicks: true }]}
      series={[{ data: [...values], label: name, color, showMark: false, area: true, curve: 'monotoneX' }]}
      sx={{
        // During a resize the container can be narrower than the axis, so the component needs a minimum.
        minWidth: 120,
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiAreaElement-root, & .MuiLineChart-area': { opacity: 0.18 },
        '& .MuiLineElement-root, & .MuiLineChart-line': { strokeWidth: 2.5 },
      }}
    />
  );
}
