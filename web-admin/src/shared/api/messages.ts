import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('api', {
  unreachable: "We can't reach the server right now. Check your connection and try again.",
  failed: 'Something went wrong. Please try again.',
});
