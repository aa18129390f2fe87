import Icon from '@mui/icons-material/BalanceOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const appeals: ResourceProps = {
  name: 'appeals',
  icon: Icon,
  options: { label: t('appeals') },
  list: lazy(() => import('./AppealList.js')),
  show: lazy(() => import('./AppealShow.js')),
};
