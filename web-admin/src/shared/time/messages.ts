import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('time', {
  moments: 'moments',
  inMoments: 'in moments',
  overdue: '{duration} overdue',
  justNow: 'just now',
  due: 'Due',
  dueAt: 'Due {time}',
});
