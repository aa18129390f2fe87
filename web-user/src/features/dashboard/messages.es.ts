import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const dashboard: Translation<typeof t> = {
  hello: '¡Hola, {name}!',
  trust: '{level} · {score}/100',
  verifyTrust: 'Verificación de confianza: {level} · {score}/100',
  editProfile: 'Editar perfil',
  settings: 'Ajustes',
  logOut: 'Cerrar sesión',
  hint: 'Tu foto abre tu perfil. Al lado están los ajustes y el cierre de sesión. Bajo tu nombre, tu nivel de confianza.',
  hintRead: 'Entendido',
};
