import Icon from '@mui/icons-material/BadgeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const verifications: ResourceProps = {
  name: 'verifications',
  icon: Icon,
  options: { label: t('verifications') },
  list: lazy(() => import('./VerificationList.js')),
  show: lazy(() => import('./VerificationShow.js')),
};
