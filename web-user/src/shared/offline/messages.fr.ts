import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const offline: Translation<typeof t> = {
  offline: 'Tu n’as pas de connexion.',
  asOf: 'Tu n’as pas de connexion. Dernière mise à jour\u00a0: {time}.',
  unavailable: 'Connexion impossible pour le moment.',
  unavailableAsOf: 'Connexion impossible pour le moment. Dernière mise à jour\u00a0: {time}.',
  online: 'La connexion est revenue.',
  newVersion: 'Une nouvelle version est prête',
  reload: 'Recharger',
  later: 'Plus tard',
};
