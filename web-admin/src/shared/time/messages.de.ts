import type { Translation } from '../i18n/catalogue.js';
import type { t } from './messages.js';

export const time: Translation<typeof t> = {
  moments: 'wenigen Augenblicken',
  in: 'in {duration}',
  overdue: 'überfällig seit {duration}',
  justNow: 'gerade eben',
  ago: 'vor {duration}',
  due: 'Fällig',
  dueAt: 'Fällig {time}',
};
