import { useTheme } from '@mui/material/styles';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';

interface Props {
  /** One below each bar. */
  readonly labels: readonly string[];
  readonly series: readonly Pick<BarSeries, 'data' | 'label' | 'color' | 'stack'>[];
}

/** Bars in the house's manner; the numbers themselves stand in the table below. */
export function ThemedBarChart({ labels, series }: Props): ReactNode {
  const { palette } = useTheme();
  return (
    <BarChart
      height={220}
      hideLegend={series.length < 2}
      disableKeyboardNavigation
      borderRadius={4}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'band',
          data: [...labels],
          categoryGapRatio: 0.3,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[{ width: 36, tickMinStep: 1, disableLine: true, disableTicks: true }]}
      series={series.map((each) => ({ color: palette.brand.basil, ...each }))}
      // While a window is made narrow, a column may for a moment be narrower than the axis alone.
      sx={{ minWidth: 120, '& .MuiChartsGrid-line': { stroke: palette.divider } }}
    />
  );
}
