import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const dashboard: Translation<typeof t> = {
  hello: 'Bonjour {name}\u00a0!',
  trust: '{level} · {score}/100',
  verifyTrust: 'Vérification de confiance\u00a0: {level} · {score}/100',
  editProfile: 'Modifier le profil',
  settings: 'Réglages',
  logOut: 'Se déconnecter',
  hint: 'Ta photo ouvre ton profil. À côté\u00a0: les réglages et la déconnexion. Sous ton nom, ton score de confiance.',
  hintRead: 'Compris',
};
