import Icon from '@mui/icons-material/TableRestaurantOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const matches: ResourceProps = {
  name: 'matches',
  icon: Icon,
  options: { label: t('tables') },
  list: lazy(() => import('./MatchList.js')),
  show: lazy(() => import('./MatchShow.js')),
};
