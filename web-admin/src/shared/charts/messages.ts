import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('charts', {
  asTable: 'As a table',
});
