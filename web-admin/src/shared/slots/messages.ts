import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('slots', {
  brunch: 'Brunch',
  lunch: 'Lunch',
  dinner: 'Dinner',
  cafe: 'Cafe',
  restaurant: 'Restaurant',
});
