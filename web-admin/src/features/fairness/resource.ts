import Icon from '@mui/icons-material/BalanceOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const fairness: ResourceProps = {
  name: 'fairness',
  icon: Icon,
  options: { label: t('fairness'), isForAdmins: true },
  list: lazy(() => import('./FairnessPage.js')),
};
