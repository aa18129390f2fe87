import Icon from '@mui/icons-material/GroupsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const community: ResourceProps = {
  name: 'community',
  icon: Icon,
  options: { label: t('community'), isForAdmins: true },
  list: lazy(() => import('./CommunityPage.js')),
};
