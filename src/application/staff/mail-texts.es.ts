import type { Role } from '../../domain/staff/role.js';
import type { StaffMailTexts } from './mail-texts.en.js';

const NOT_YOU = 'Si no lo esperabas, avisa cuanto antes a otro admin y elige una contraseña nueva.';

const ROLES: Record<Role, string> = { member: 'miembro', moderator: 'moderación', admin: 'admin' };

export const staffMailTextsEs: StaffMailTexts = {
  secondFactorOn: () => ({
    subject: 'Tu segundo factor está activado',
    paragraphs: [
      'Desde ahora, la consola te pedirá un código de tu app de autenticación al iniciar sesión.',
      NOT_YOU,
    ],
    button: 'Abrir la consola',
  }),
  recoveryCodeUsed: (left) => ({
    subject: 'Se usó un código de recuperación',
    paragraphs: [
      `Alguien, probablemente tú, usó un código de recuperación en lugar de tu segundo factor. Te quedan ${left}.`,
      NOT_YOU,
    ],
    button: 'Abrir la consola',
  }),
  roleChanged: (role) => ({
    subject: 'Tu rol cambió',
    paragraphs: [
      role === 'member'
        ? 'Ya no tienes acceso a la consola. Tu cuenta en la app no cambia.'
        : `Ahora tu rol es: ${ROLES[role]}. Puedes entrar a la consola con tu correo y tu contraseña.`,
      NOT_YOU,
    ],
    button: 'Abrir la consola',
  }),
};
