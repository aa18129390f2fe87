import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const policies: Translation<typeof t> = {
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  back: 'Retour à {app}',
  houseRules: 'Règles de vie',
  rulesNotLoaded: 'Impossible de charger les règles de vie',
  textNotLoaded: 'Impossible de charger ce texte',
  checkConnection: 'Vérifie ta connexion et réessaie.',
  updated: 'Dernière mise à jour\u00a0: 29 juin 2025',
};
