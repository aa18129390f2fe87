import Icon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const users: ResourceProps = {
  name: 'users',
  icon: Icon,
  options: { label: t('people') },
  list: lazy(() => import('./UserList.js')),
  show: lazy(() => import('./UserShow.js')),
};
