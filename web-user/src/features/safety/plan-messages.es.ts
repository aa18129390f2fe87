import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './plan-messages.js';

export const sharedPlan: Translation<typeof t> = {
  title: 'Compartir mi plan',
  text: 'Quien tenga el enlace ve tu nombre, el día, la hora y el lugar. No ve nada de las demás personas.',
  create: 'Crear un enlace',
  creating: 'Un momento...',
  on: 'Hay un enlace activo (desde {moment}). Termina unas horas después de que se reúnen.',
  again: 'Crear otro enlace',
  againText: 'Un enlace nuevo termina este.',
  stop: 'Dejar de compartir',
  stopping: 'Un momento...',
  link: 'Tu enlace',
  once: 'Envíalo ahora: solo se muestra esta vez.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  share: 'Compartir',
  stopped: 'Tu plan ya no se comparte',
  failed: 'No pudimos cargar tu plan.',
  notMade: 'No se pudo crear el enlace',
  notStopped: 'No se pudo dejar de compartir',
  tryAgain: 'Inténtalo de nuevo.',
};
