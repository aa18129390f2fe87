import Icon from '@mui/icons-material/FlagOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const reports: ResourceProps = {
  name: 'reports',
  icon: Icon,
  options: { label: 'Reports' },
  list: lazy(() => import('./ReportList.js')),
  show: lazy(() => import('./ReportShow.js')),
};
