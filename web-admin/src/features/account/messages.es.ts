import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const account: Translation<typeof t> = {
  account: 'Cuenta',
  required:
    'Podrás usar la consola cuando tu cuenta tenga un segundo factor. Una contraseña sola no protege los documentos y reportes de las personas.',
  signOut: 'Salir',
  email: 'Correo electrónico',
  role: 'Rol',
  moderator: 'Moderación',
  admin: 'Administración',
  secondFactor: 'Segundo factor',

  setUpText:
    'Con un segundo factor, nadie podrá entrar solo con tu contraseña. Necesitas una app de autenticación en tu teléfono.',
  password: 'Tu contraseña',
  setUp: 'Configurar',
  qrCode: 'Código QR para tu app de autenticación',
  scan: 'Escanea este código con tu app de autenticación.',
  orEnterKey: 'O escribe esta clave en la app:',
  copyKey: 'Copiar la clave',
  confirmText: 'Después escribe los seis dígitos que muestra la app.',
  code: 'Código',
  turnOn: 'Activar',

  on: 'Activado',
  onText: 'Para entrar necesitarás un código de tu app de autenticación.',
  codesLeft: '{count, plural, one {Queda # código de recuperación} other {Quedan # códigos de recuperación}}',
  renew: 'Nuevos códigos de recuperación',
  renewText:
    'Los códigos nuevos reemplazarán a los que tienes. Escribe un código de tu app o uno de recuperación.',
  createCodes: 'Crear códigos nuevos',

  saveCodes: 'Guarda tus códigos de recuperación',
  saveCodesText:
    'Si pierdes tu teléfono, podrás entrar una vez con cada código. Solo puedes verlos ahora, así que guárdalos donde tengas tus contraseñas.',
  recoveryCodes: 'Códigos de recuperación',
  copy: 'Copiar',
  download: 'Descargar',
  print: 'Imprimir',
  saved: 'Ya los guardé',

  copied: 'Copiado',
  copyFailed: 'Tu navegador no nos dejó copiar. Selecciona el texto y cópialo tú.',
};
