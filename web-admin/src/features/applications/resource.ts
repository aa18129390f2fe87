import Icon from '@mui/icons-material/PersonAddOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const applications: ResourceProps = {
  name: 'applications',
  icon: Icon,
  options: { label: t('applications') },
  list: lazy(() => import('./ApplicationList.js')),
  show: lazy(() => import('./ApplicationShow.js')),
};
