import type { Translation } from '../i18n/catalogue.js';
import type { t } from './messages.js';

export const time: Translation<typeof t> = {
  moments: 'unos instantes',
  in: 'en {duration}',
  overdue: '{duration} de retraso',
  justNow: 'hace un momento',
  ago: 'hace {duration}',
  due: 'Vence',
  dueAt: 'Vence: {time}',
};
