import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const signIn: Translation<typeof t> = {
  signIn: 'Iniciar sesión',
  staffOnly: 'Para el equipo de {appName}. ¿Buscas tu mesa?',
  openApp: 'Abre la app',
  sessionOver: 'Tu sesión terminó. Inicia sesión para seguir donde estabas.',
  signedOut: 'Cerraste la sesión.',
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
