import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const shortcuts: Translation<typeof t> = {
  title: 'Atajos de teclado',
  useSingleKeys: 'Usar atajos de una sola tecla',
  undo: 'Deshacer la última decisión',
  close: 'Cerrar',
};
