import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const shortcuts: Translation<typeof t> = {
  title: 'Raccourcis clavier',
  useSingleKeys: 'Utiliser les raccourcis à une seule touche',
  undo: 'Annuler la dernière décision',
  close: 'Fermer',
};
