import type { Role } from '../../domain/staff/role.js';
import type { StaffMailTexts } from './mail-texts.en.js';

const NOT_YOU =
  'Si c’est inattendu, prévenez tout de suite une autre personne qui administre la console et choisissez un nouveau mot de passe.';

const ROLES: Record<Role, string> = {
  member: 'membre',
  moderator: 'modération',
  admin: 'administration',
};

export const staffMailTextsFr: StaffMailTexts = {
  secondFactorOn: () => ({
    subject: 'Votre second facteur est activé',
    paragraphs: [
      'Désormais, la console demandera un code de votre application d’authentification à la connexion.',
      NOT_YOU,
    ],
    button: 'Ouvrir la console',
  }),
  recoveryCodeUsed: (left) => ({
    subject: 'Un code de secours a été utilisé',
    paragraphs: [
      `Quelqu’un, sans doute vous, a utilisé un code de secours à la place de votre second facteur. Codes restants\u00a0: ${left}.`,
      NOT_YOU,
    ],
    button: 'Ouvrir la console',
  }),
  roleChanged: (role) => ({
    subject: 'Votre rôle a changé',
    paragraphs: [
      role === 'member'
        ? 'Vous n’avez plus accès à la console. Votre compte dans l’application ne change pas.'
        : `Votre rôle est maintenant\u00a0: ${ROLES[role]}. Vous pouvez vous connecter à la console avec votre adresse e-mail et votre mot de passe.`,
      NOT_YOU,
    ],
    button: 'Ouvrir la console',
  }),
};
