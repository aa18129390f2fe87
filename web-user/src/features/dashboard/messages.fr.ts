import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const dashboard: Translation<typeof t> = {
  hello: 'Bonjour {name} !',
  trust: '{level} · {score}/100',
  verifyTrust: 'Vérification de confiance : {level} · {score}/100',
  editProfile: 'Modifier le profil',
  settings: 'Réglages',
  logOut: 'Se déconnecter',
};
