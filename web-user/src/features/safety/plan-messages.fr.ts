import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './plan-messages.js';

export const sharedPlan: Translation<typeof t> = {
  title: 'Partager mon programme',
  text: 'Avec le lien, on voit ton prénom, le jour, l’heure et le lieu. On ne voit rien des autres.',
  create: 'Créer un lien',
  creating: 'Un instant...',
  on: 'Un lien est actif depuis {moment}. Il s’arrête quelques heures après la rencontre.',
  again: 'Créer un autre lien',
  againText: 'Un nouveau lien remplace celui-ci.',
  stop: 'Ne plus partager',
  stopping: 'Un instant...',
  link: 'Ton lien',
  once: 'Envoie-le maintenant\u00a0: il ne s’affiche que cette fois.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  share: 'Partager',
  stopped: 'Ton programme n’est plus partagé',
  failed: 'Ton programme n’a pas pu être chargé.',
  notMade: 'Le lien n’a pas pu être créé',
  notStopped: 'Le partage n’a pas pu être arrêté',
  tryAgain: 'Réessaie.',
};
