import Icon from '@mui/icons-material/MonitorHeartOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const system: ResourceProps = {
  name: 'system',
  icon: Icon,
  options: { label: t('system'), isForAdmins: true },
  list: lazy(() => import('./SystemPage.js')),
};
