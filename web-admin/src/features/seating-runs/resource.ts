import Icon from '@mui/icons-material/InsightsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const seatingRuns: ResourceProps = {
  name: 'seating-runs',
  icon: Icon,
  options: { label: 'Runs' },
  list: lazy(() => import('./SeatingRunList.js')),
};
