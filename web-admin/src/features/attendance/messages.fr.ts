import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const attendance: Translation<typeof t> = {
  attendance: 'Présence',
  atRisk: 'Tables à risque',
  atRiskText:
    'Les tables des sept prochains jours qui peuvent avoir besoin d’aide. Les personnes figurent sur la page de la table.',
  noneAtRisk: 'Aucune table à risque',
  noneAtRiskText: 'Chaque table des sept prochains jours a assez de personnes qui disent venir.',
  table: 'Table',
  tableOf: '{day}, table {id}',
  members: 'Membres',
  confirmed: 'Confirmations',
  why: 'Pourquoi',
  short: 'une annulation de plus y mettrait fin',
  unconfirmed: 'moins de la moitié ont confirmé',
  no_venue: 'pas encore de lieu',
  saturdays: 'Qui est venu',
  saturdaysSummary:
    '{seats, number} places en douze semaines\u00a0: {noShows, number} absences et {late, number} annulations le dernier jour.',
  nothingYet: 'Il n’y a eu aucune table ces douze dernières semaines.',
  saturday: 'Samedi',
  seats: 'Places',
  noShows: 'Absences',
  lateCancellations: 'Annulations le dernier jour',
  feedback: 'Avis',
  feedbackSummary:
    'Réponses\u00a0: {answers} des membres. Envie de revoir\u00a0: {again} des autres personnes.',
  noFeedback: 'Aucun avis sur ces semaines.',
  answered: 'Réponses',
  again: 'Envie de revoir',
  concerns: 'Inquiétudes',
};
