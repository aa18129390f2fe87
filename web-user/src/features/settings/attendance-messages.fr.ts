import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './attendance-messages.js';

export const attendanceSteps: Translation<typeof t> = {
  title: 'Ma présence',
  text: 'Ce qu’on a noté sur les tables que tu as manquées, et comment nous dire si c’est une erreur.',
  failed: 'Impossible de charger ta présence.',
  none: 'Tout va bien\u00a0: il n’y a rien ici.',
  no_show: 'À ta table du {date}, tu n’étais pas là.',
  late_cancellation: 'Tu as rendu ta place du {date} tardivement.',
  warning: 'Un petit rappel amical. Rien ne change.',
  later_priority: 'D’autres passent en premier jusqu’au {until}.',
  pause: 'Tu ne peux pas demander de nouvelle table jusqu’au {until}.',
  fades: 'Ça compte un peu moins chaque jour et disparaît au bout de 90 jours.',
  lifted: 'Levé\u00a0: ça ne compte plus.',
  waiting: 'Une personne de l’équipe de modération lit ton recours. D’ici là, rien ne change pour toi.',
  upheld: 'L’équipe de modération a lu ton recours. La décision reste.',
  why: 'Que devrait-on savoir\u00a0?',
  send: 'Envoyer mon recours',
  sending: 'Envoi...',
  sent: 'Merci. L’équipe de modération le lira.',
  notSent: 'Le recours n’est pas parti',
  tryAgain: 'Réessaie.',
};
