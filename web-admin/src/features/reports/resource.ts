import Icon from '@mui/icons-material/FlagOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const reports: ResourceProps = {
  name: 'reports',
  icon: Icon,
  options: { label: t('reports') },
  list: lazy(() => import('./ReportList.js')),
  show: lazy(() => import('./ReportShow.js')),
};
