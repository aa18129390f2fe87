import { useTheme } from '@mui/material';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import { topOf } from './format-numbers.js';

interface Props {
  /** One per bar, in the order of the data. */
  readonly labels: readonly string[];
  readonly series: readonly Pick<BarSeries, 'data' | 'label' | 'color' | 'stack'>[];
}

/** A bar chart in the theme's colors. Hidden from screen readers, which get the table of `ChartCard`. */
export function ThemedBarChart({ labels, series }: Props) {
  const { palette } = useTheme();
  const bare = { disableLine: true, disableTicks: true };
  return (
    <BarChart
      height={220}
      hideLegend={series.length < 2}
      disableKeyboardNavigation
      borderRadius={4}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
      xAxis={[{ scaleType: 'band', data: [...labels], categoryGapRatio: 0.3, ...bare }]}
      yAxis={[
        { min: 0, tickMinStep: 1, max: topOf(series.flatMap(({ data = [] }) => data)), ...bare, width: 36 },
      ]}
      series={series.map((each) => ({ color: palette.brand.basil, ...each }))}
      // During a resize the container can be narrower than the axis, so the component needs a minimum.
      sx={{ minWidth: 120, '& .MuiChartsGrid-line': { stroke: palette.divider } }}
    />
  );
}
