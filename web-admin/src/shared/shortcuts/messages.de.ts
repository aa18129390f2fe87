import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const shortcuts: Translation<typeof t> = {
  title: 'Tastenkürzel',
  useSingleKeys: 'Kürzel mit einer Taste nutzen',
  undo: 'Letzte Entscheidung zurücknehmen',
  close: 'Schließen',
};
