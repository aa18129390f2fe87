import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const survey: Translation<typeof t> = {
  pageTitle: 'Ein paar Fragen',
  intro: 'Drei kurze Fragen, damit du bei den richtigen Leuten sitzt.',
  progress: 'Frage {step} von {steps}',
  percent: '{percent}\u00a0%',
  favoriteConversationTopic: 'Lieblingsthema?',
  favoriteMusic: 'Welche Musik?',
  personalityType: 'Wie bist du so?',
  back: 'Zurück',
  next: 'Weiter',
  complete: 'Umfrage abschließen',
  saving: 'Wird gespeichert...',
  savedTitle: 'Willkommen bei {app}',
  savedText: 'Deine Antworten sind gespeichert',
  failedTitle: 'Fehler',
  failedText: 'Deine Antworten wurden nicht gespeichert. Bitte versuch es noch einmal.',
};
