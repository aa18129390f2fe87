import { CODE_MINUTES } from '../../domain/shared/one-time-code.js';
import type { AccountMailTexts } from './mail-texts.en.js';

export const accountMailTextsEs: AccountMailTexts = {
  verificationCode: (username) => ({
    subject: 'Tu código de verificación',
    paragraphs: [
      `¡Qué bueno tenerte! Escribe este código para terminar de registrarte como ${username}:`,
      `Sirve una sola vez y vence en ${CODE_MINUTES} minutos. Si no te registraste, puedes ignorar este correo.`,
    ],
  }),
  alreadyHaveAccount: () => ({
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien, probablemente tú, intentó registrarse con esta dirección. Ya tienes una cuenta, así que solo tienes que iniciar sesión.',
      '¿Olvidaste tu contraseña? Elige ahí "¿Olvidaste tu contraseña?". Si no fuiste tú, no cambió nada.',
    ],
    button: 'Iniciar sesión',
  }),
  resetCode: () => ({
    subject: 'Tu código para restablecer la contraseña',
    paragraphs: [
      'Escribe este código para elegir una contraseña nueva:',
      `Sirve una sola vez y vence en ${CODE_MINUTES} minutos. Si no lo pediste, puedes ignorar este correo. Tu contraseña no cambia.`,
    ],
  }),
  passwordChanged: () => ({
    subject: 'Tu contraseña cambió',
    paragraphs: [
      'Tu contraseña acaba de cambiar y cerramos tu sesión en todos los demás dispositivos.',
      'Si no fuiste tú, elige una nueva cuanto antes con "¿Olvidaste tu contraseña?".',
    ],
    button: 'Iniciar sesión',
  }),
  emailChangeCode: () => ({
    subject: 'Tu código de verificación',
    paragraphs: [
      'Escribe este código para usar esta dirección en tu cuenta:',
      `Sirve una sola vez y vence en ${CODE_MINUTES} minutos. Si no lo pediste, puedes ignorar este correo.`,
    ],
  }),
  addressInUse: () => ({
    subject: 'Tu dirección ya pertenece a tu cuenta',
    paragraphs: [
      'Alguien, probablemente tú, pidió usar esta dirección en otra cuenta. Ya pertenece a esta, así que no cambió nada.',
      'Si quieres usarla allá, primero inicia sesión aquí y cambia la dirección de esta cuenta o elimina la cuenta.',
    ],
    button: 'Iniciar sesión',
  }),
  emailChanged: (contact) => ({
    subject: 'Tu correo electrónico cambió',
    paragraphs: [
      'Tu cuenta tiene un correo nuevo. Desde ahora te escribiremos ahí.',
      `Si no fuiste tú, alguien tiene tu contraseña. Inicia sesión con tu nombre de usuario, elige una contraseña nueva y vuelve a poner tu dirección.${contact ? ` Si no puedes entrar, escribe a ${contact}.` : ''}`,
    ],
    button: 'Iniciar sesión',
  }),
  newDevice: (place, device) => ({
    subject: 'Nuevo inicio de sesión en tu cuenta',
    paragraphs: [
      `Alguien, probablemente tú, acaba de iniciar sesión en ${place === 'console' ? 'la consola' : 'tu cuenta'} desde un dispositivo nuevo: ${device ?? 'uno que no reconocemos'}.`,
      'Si no fuiste tú, elige una contraseña nueva cuanto antes con "¿Olvidaste tu contraseña?". Eso cierra la sesión en todos los dispositivos.',
    ],
    button: 'Iniciar sesión',
  }),
  on: (browser, platform) => `${browser} en ${platform}`,
  inactive: (daysLeft) => ({
    subject: '¿Quieres conservar tu cuenta?',
    paragraphs: [
      `Hace casi dos años que no inicias sesión. No guardamos datos más tiempo del necesario, así que eliminaremos tu cuenta en ${daysLeft} días.`,
      'Para conservarla, basta con que inicies sesión una vez. Si ya no la necesitas, no tienes que hacer nada.',
    ],
    button: 'Iniciar sesión',
  }),
  accountDeleted: () => ({
    subject: 'Tu cuenta está eliminada',
    paragraphs: [
      'Eliminamos tu cuenta y tu perfil, y tus lugares quedan libres para otras personas. Por ahora tus mensajes se conservan sin tu nombre. Los borraremos en un plazo de 30 días.',
      'Gracias por cada mesa que compartiste. Siempre puedes volver.',
    ],
  }),
};
