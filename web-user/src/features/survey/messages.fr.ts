import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const survey: Translation<typeof t> = {
  pageTitle: 'Quelques questions',
  intro: 'Trois petites questions pour te placer avec les bonnes personnes.',
  progress: 'Question {step} sur {steps}',
  percent: '{percent}\u00a0%',
  favoriteConversationTopic: 'Ton sujet préféré\u00a0?',
  favoriteMusic: 'Ton genre de musique\u00a0?',
  personalityType: 'Ton ambiance\u00a0?',
  back: 'Retour',
  next: 'Suivant',
  complete: 'Terminer',
  saving: 'Enregistrement...',
  savedTitle: 'Bienvenue sur {app}',
  savedText: 'Tes préférences sont enregistrées',
  failedTitle: 'Erreur',
  failedText: 'Impossible d’enregistrer tes préférences. Réessaie.',
};
