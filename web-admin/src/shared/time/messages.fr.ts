import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const time: Translation<typeof t> = {
  moments: 'quelques instants',
  inMoments: 'dans quelques instants',
  overdue: '{duration} de retard',
  justNow: 'à l’instant',
  due: 'Échéance',
  dueAt: 'Échéance\u00a0: {time}',
};
