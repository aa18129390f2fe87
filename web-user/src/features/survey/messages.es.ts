import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const survey: Translation<typeof t> = {
  pageTitle: 'Unas preguntas',
  intro: 'Tres preguntas rápidas para sentarte con las personas indicadas.',
  progress: 'Pregunta {step} de {steps}',
  percent: '{percent}%',
  favoriteConversationTopic: '¿Tema favorito?',
  favoriteMusic: '¿Qué música?',
  personalityType: '¿Cómo es tu estilo?',
  back: 'Atrás',
  next: 'Siguiente',
  complete: 'Terminar',
  saving: 'Guardando...',
  savedTitle: 'Te damos la bienvenida a {app}',
  savedText: 'Guardamos tus preferencias',
  failedTitle: 'Error',
  failedText: 'No pudimos guardar tus preferencias. Inténtalo de nuevo.',
};
