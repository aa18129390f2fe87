import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('time', {
  moments: 'moments',
  in: 'in {duration}',
  overdue: '{duration} overdue',
  justNow: 'just now',
  ago: '{duration} ago',
  due: 'Due',
  dueAt: 'Due {time}',
});
