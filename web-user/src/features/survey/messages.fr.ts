import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const survey: Translation<typeof t> = {
  pageTitle: 'Quelques questions',
  intro: 'Trois petites questions pour te placer avec les bonnes personnes.',
  progress: 'Question {step} sur {steps}',
  percent: '{percent} %',
  favoriteConversationTopic: 'Ton sujet préféré ?',
  favoriteMusic: 'Ton genre de musique ?',
  personalityType: 'Ton ambiance ?',
  back: 'Retour',
  next: 'Suivant',
  complete: 'Terminer',
  saving: 'Enregistrement...',
  savedTitle: 'Bienvenue sur {app}',
  savedText: 'Tes préférences sont enregistrées',
  failedTitle: 'Erreur',
  failedText: 'Impossible d’enregistrer tes préférences. Réessaie.',
};
