import Icon from '@mui/icons-material/PaletteOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const appearance: ResourceProps = {
  name: 'appearance',
  icon: Icon,
  options: { label: t('appearance'), isForAdmins: true },
  list: lazy(() => import('./AppearancePage.js')),
};
