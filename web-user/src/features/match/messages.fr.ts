import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const match: Translation<typeof t> = {
  title: 'Tes tables',
  back: 'Retour',
  startGroup: 'Lancer la discussion de groupe',
  startPair: 'Lancer la discussion',
  openChat: 'Ouvrir la discussion',
  emptyTitle: 'Pas encore de table',
  emptyText: 'Demande une table et tu verras ici avec qui tu manges.',
  startMatching: 'Demander une table',
  past: 'Passées',
  failed: 'Impossible de charger tes tables.',

  unread: '{count, plural, one {# nouveau message} other {# nouveaux messages}}',
  you: 'Toi',
  calendar: 'Ajouter au calendrier',

  people: 'Avec {names}',
  peopleAndMore: 'Avec {names} et {count, plural, one {# autre} other {# autres}}',
  tableOf: 'Table de {count}',
  justTwo: 'Rien que vous deux',
  date: 'Date',
  time: 'Heure',
  venue: 'Lieu',
  area: 'Quartier',
  pending: 'Se remplit',
  waitingForAnswers: 'En attente de réponses',
  seatsLeft: '{count, plural, one {# place libre} other {# places libres}}',
  confirmed: 'Table prête',
  completed: 'Terminée',
  archived: 'Passée',
  metOn: 'Votre rencontre\u00a0: le {date}',
  in_touch: 'En contact',

  foundTitle: 'Tu as une table\u00a0!',
  foundMeetup: 'Rencontre\u00a0: {title}',
  todayAt: 'Aujourd’hui à {time}',
  tonightAt: 'Ce soir à {time}',
  foundText: 'Tu partages une table avec {names}.',
  joinChat: 'Aller à la discussion',
};
