import type { Translation } from '../i18n/catalogue.js';
import type { t } from './messages.js';

export const offline: Translation<typeof t> = {
  offline: 'No tienes conexión.',
  asOf: 'No tienes conexión. Así estaban las cosas: {time}.',
  online: 'Ya tienes conexión de nuevo.',
  newVersion: 'Hay una versión nueva',
  reload: 'Actualizar',
  later: 'Más tarde',
};
