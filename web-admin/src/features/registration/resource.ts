import Icon from '@mui/icons-material/HowToRegOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { t } from './messages.js';

export const registration: ResourceProps = {
  name: 'registration',
  icon: Icon,
  options: { label: t('registration'), isForAdmins: true },
  list: lazy(() => import('./RegistrationPage.js')),
};
