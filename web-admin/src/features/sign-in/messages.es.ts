import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const signIn: Translation<typeof t> = {
  signIn: 'Iniciar sesión',
  staffOnly: 'Para el equipo de {appName}. ¿Buscas tu mesa?',
  openApp: 'Abre la app',
  sessionOver: 'Tu sesión terminó. Inicia sesión para seguir donde estabas.',
  signedOut: 'Cerraste la sesión.',
  unsaved:
    '{count, plural, one {# decisión aún no está guardada. Inicia sesión para enviarla de nuevo.} other {# decisiones aún no están guardadas. Inicia sesión para enviarlas de nuevo.}}',
  cookiesNeeded: 'El navegador bloquea las cookies. Permítelas en este sitio e inicia sesión de nuevo.',
  email: 'Correo',
  password: 'Contraseña',
  secondStep: 'Segundo paso',
  code: 'Código',
  codeText: 'Escribe el código de seis dígitos de tu app de autenticación.',
  useRecoveryCode: 'Usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryCodeText: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una sola vez.',
  useApp: 'Usar la app de autenticación',
  continue: 'Continuar',
  back: 'Volver',
};
