import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('api', {
  unreachable: "We can't reach the server right now. Check your connection and try again.",
  someone: 'Someone',
  decidedBefore: '{name} {what} ({when}). Please look at it again before you decide.',
  failed: 'Something went wrong. Please try again.',
});
