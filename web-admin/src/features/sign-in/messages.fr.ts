import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const signIn: Translation<typeof t> = {
  signIn: 'Se connecter',
  staffOnly: 'Pour l’équipe de {appName}. Vous cherchez votre table\u00a0?',
  openApp: 'Ouvrir l’application',
  sessionOver: 'Votre session est terminée. Connectez-vous pour reprendre là où vous en étiez.',
  signedOut: 'Votre session est fermée.',
  unsaved:
    '{count, plural, one {# décision n’est pas encore enregistrée. Connectez-vous pour la renvoyer.} other {# décisions ne sont pas encore enregistrées. Connectez-vous pour les renvoyer.}}',
  cookiesNeeded: 'Le navigateur bloque les cookies. Autorisez-les pour ce site et reconnectez-vous.',
  email: 'E-mail',
  password: 'Mot de passe',
  secondStep: 'Deuxième étape',
  code: 'Code',
  codeText: 'Entrez le code à six chiffres de votre application d’authentification.',
  useRecoveryCode: 'Utiliser plutôt un code de secours',
  recoveryCode: 'Code de secours',
  recoveryCodeText: 'Entrez un des codes de secours que vous avez conservés. Chacun sert une seule fois.',
  useApp: 'Utiliser plutôt l’application d’authentification',
  continue: 'Continuer',
  back: 'Retour',
};
