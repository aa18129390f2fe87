import type { Translation } from '../i18n/catalogue.js';
import type { t } from './messages.js';

export const time: Translation<typeof t> = {
  moments: 'quelques instants',
  in: 'dans {duration}',
  overdue: '{duration} de retard',
  justNow: 'à l’instant',
  ago: 'il y a {duration}',
  due: 'Échéance',
  dueAt: 'Échéance\u00a0: {time}',
};
