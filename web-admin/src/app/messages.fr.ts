import type { Translation } from '../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const app: Translation<typeof t> = {
  pageBroken: 'Cette page ne marche plus',
  pageBrokenText:
    'Une partie n’a peut-être pas été chargée. Rien de ce que vous avez fait n’est perdu sur le serveur.',
  loadAgain: 'Recharger',
  loading: 'Chargement',
  navigation: 'Navigation',
  pages: 'Pages',
  moderation: 'Modération',
  tables: 'Tables',
  operation: 'Exploitation',
  dashboard: 'Tableau de bord',
  waiting: 'en attente',
  notFound: 'Introuvable',
  notFoundTitle: 'Cette page n’existe pas',
  notFoundText: 'Vérifiez que l’adresse est bien écrite.',
  toDashboard: 'Aller au tableau de bord',
  yourAccount: 'Votre compte',
  notNow: 'Pas maintenant',
  passwordOnly: 'Votre compte n’est protégé que par un mot de passe.',
  setUpSecondFactor: 'Configurer un second facteur',
  skip: 'Aller au contenu',
  tools: 'Outils',
  openNavigation: 'Ouvrir la navigation',
  account: 'Compte',
  signOut: 'Se déconnecter',
  sessionOver: 'Votre session est terminée. Reconnectez-vous.',
};
