import type { Role } from '../../domain/staff/role.js';
import type { StaffMailTexts } from './mail-texts.en.js';

const NOT_YOU =
  'Wenn das unerwartet kommt, sagen Sie sofort einer anderen Person aus der Administration Bescheid und wählen Sie ein neues Passwort.';

const ROLES: Record<Role, string> = {
  member: 'Mitglied',
  moderator: 'Moderation',
  admin: 'Administration',
};

export const staffMailTextsDe: StaffMailTexts = {
  secondFactorOn: () => ({
    subject: 'Ihr zweiter Faktor ist aktiv',
    paragraphs: [
      'Ab jetzt fragt die Konsole bei der Anmeldung nach einem Code aus Ihrer Authenticator-App.',
      NOT_YOU,
    ],
    button: 'Konsole öffnen',
  }),
  recoveryCodeUsed: (left) => ({
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    paragraphs: [
      `Jemand, wahrscheinlich Sie, hat statt des zweiten Faktors einen Wiederherstellungscode benutzt. Verbleibende Codes: ${left}.`,
      NOT_YOU,
    ],
    button: 'Konsole öffnen',
  }),
  roleChanged: (role) => ({
    subject: 'Ihre Rolle wurde geändert',
    paragraphs: [
      role === 'member'
        ? 'Sie haben keinen Zugang zur Konsole mehr. Ihr Konto in der App ändert sich nicht.'
        : `Ihre Rolle ist jetzt: ${ROLES[role]}. Sie können sich mit Ihrer E-Mail-Adresse und Ihrem Passwort bei der Konsole anmelden.`,
      NOT_YOU,
    ],
    button: 'Konsole öffnen',
  }),
};
