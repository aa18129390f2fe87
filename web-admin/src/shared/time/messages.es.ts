import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const time: Translation<typeof t> = {
  moments: 'unos instantes',
  inMoments: 'en unos instantes',
  overdue: '{duration} de retraso',
  justNow: 'hace un momento',
  due: 'Vence',
  dueAt: 'Vence: {time}',
};
