import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const api: Translation<typeof t> = {
  unreachable: 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  someone: 'Alguien',
  decidedBefore: '{name} {what} ({when}). Revísalo de nuevo antes de decidir.',
  failed: 'Algo salió mal. Inténtalo de nuevo.',
};
