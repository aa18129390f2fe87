import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('interests', {
  others: 'Other interests',
  othersHint: 'Separated by commas.',
  counter: '{count}/{most}',
});
