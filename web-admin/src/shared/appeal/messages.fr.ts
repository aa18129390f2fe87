import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const appeal: Translation<typeof t> = {
  sendAnswer: 'Envoyer la réponse',
  outcome: 'Résultat',
  chooseOutcome: 'Choisissez un résultat.',
  answerText: 'Réponse',
  answerHint: 'Elle sera envoyée par e-mail. Il n’y a pas de deuxième recours.',
  writeAnswer: 'Écrivez une réponse',
};
