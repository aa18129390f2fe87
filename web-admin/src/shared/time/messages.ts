import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('time', {
  moments: 'moments',
  inMoments: 'in moments',
  overdue: '{duration} overdue',
  justNow: 'just now',
  due: 'Due',
  dueAt: 'Due {time}',
});
