import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const offline: Translation<typeof t> = {
  offline: 'No tienes conexión.',
  asOf: 'Sin conexión. Última actualización: {time}',
  unavailable: 'No podemos conectarnos en este momento.',
  unavailableAsOf: 'No podemos conectarnos. Última actualización: {time}',
  online: 'Ya tienes conexión de nuevo.',
  newVersion: 'Hay una versión nueva',
  reload: 'Actualizar',
  later: 'Más tarde',
};
