import Icon from '@mui/icons-material/BadgeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const verifications: ResourceProps = {
  name: 'verifications',
  icon: Icon,
  options: { label: 'Verifications' },
  list: lazy(() => import('./VerificationList.js')),
  show: lazy(() => import('./VerificationShow.js')),
};
