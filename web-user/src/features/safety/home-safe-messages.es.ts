import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './home-safe-messages.js';

export const homeSafe: Translation<typeof t> = {
  title: '¿Llegaste bien a casa?',
  text: 'Nadie de tu mesa ve tu respuesta. Si no respondes, no pasa nada.',
  yes: 'Sí, ya estoy en casa',
  no: 'No, algo no estuvo bien',
  note: '¿Qué pasó? (opcional)',
  noteHint: 'Solo lo lee nuestro equipo de moderación. Tu mesa sigue como está.',
  send: 'Avisar a moderación',
  back: 'Volver',
  thanks: 'Gracias por responder. ¡Cuídate!',
  failed: 'No pudimos guardar tu respuesta',
  tryAgain: 'Inténtalo de nuevo. ¿Hay peligro? Llama ya a los servicios de emergencia de tu zona.',
};
