import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('slots', {
  brunch: 'Brunch',
  lunch: 'Lunch',
  dinner: 'Dinner',
  cafe: 'Cafe',
  restaurant: 'Restaurant',
});
