import Icon from '@mui/icons-material/EventAvailableOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const attendance: ResourceProps = {
  name: 'attendance',
  icon: Icon,
  options: { label: t('attendance') },
  list: lazy(() => import('./AttendancePage.js')),
};
