import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const time: Translation<typeof t> = {
  moments: 'wenigen Augenblicken',
  inMoments: 'in wenigen Augenblicken',
  overdue: '{duration} überfällig',
  justNow: 'gerade eben',
  due: 'Fällig',
  dueAt: 'Fällig {time}',
};
