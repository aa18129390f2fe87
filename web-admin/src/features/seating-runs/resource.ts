import Icon from '@mui/icons-material/InsightsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const seatingRuns: ResourceProps = {
  name: 'seating-runs',
  icon: Icon,
  options: { label: t('runs') },
  list: lazy(() => import('./SeatingRunList.js')),
};
