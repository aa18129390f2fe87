import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const ui: Translation<typeof t> = {
  consoleName: 'Console {name}',
  console: 'Console',
  loading: 'Chargement',
  loadingTitle: 'Chargement…',
  notLoaded: 'Impossible de charger cette partie',
  tryAgain: 'Réessayer',
  notFound: 'Introuvable',
  nothingHere: 'Il n’y a rien ici',
  trouble: 'Il y a eu un problème',
  toList: 'Retour à la liste',
  noMatches: 'Rien ne correspond à ces filtres',
  clearFilters: 'Effacer les filtres',
  any: 'Tous',
  consequences: 'Ce qui va se passer',
  notNow: 'Pas maintenant',
  cancel: 'Annuler',
  length: '{length} sur {maxLength}',
  offline:
    'Pas de connexion. Ce que vous voyez n’est peut-être pas à jour. Les décisions qui ne passent pas restent sur cette page jusqu’à ce que vous les renvoyiez.',
  exportList: 'Télécharger en CSV',
  exportedPart: 'Le fichier contient les {rows, number} premières lignes sur {total, number}.',
  deletedUser: 'Compte supprimé',
};
