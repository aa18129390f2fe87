import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const dashboard: Translation<typeof t> = {
  hello: 'Hallo, {name}!',
  trust: '{level} · {score}/100',
  verifyTrust: 'Vertrauensprüfung: {level} · {score}/100',
  editProfile: 'Profil bearbeiten',
  settings: 'Einstellungen',
  logOut: 'Abmelden',
  hint: 'Dein Bild öffnet dein Profil. Daneben sind Einstellungen und Abmelden. Unter deinem Namen steht dein Vertrauenswert.',
  hintRead: 'Alles klar',
};
