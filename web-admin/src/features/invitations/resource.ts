import Icon from '@mui/icons-material/LinkOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const invitations: ResourceProps = {
  name: 'invitations',
  icon: Icon,
  options: { label: t('invitations'), isForAdmins: true },
  list: lazy(() => import('./InvitationsPage.js')),
};
