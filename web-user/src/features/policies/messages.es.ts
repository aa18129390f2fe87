import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const policies: Translation<typeof t> = {
  terms: 'Términos del servicio',
  privacy: 'Política de privacidad',
  back: 'Volver a {app}',
  houseRules: 'Normas de convivencia',
  rulesNotLoaded: 'No pudimos cargar las normas de convivencia',
  textNotLoaded: 'No pudimos cargar este texto',
  checkConnection: 'Revisa tu conexión e inténtalo de nuevo.',
  updated: 'Última actualización: 29 de junio de 2025',
};
