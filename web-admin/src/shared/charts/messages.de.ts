import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const charts: Translation<typeof t> = {
  asTable: 'Als Tabelle',
};
