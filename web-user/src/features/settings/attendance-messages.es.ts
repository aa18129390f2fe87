import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './attendance-messages.js';

export const attendanceSteps: Translation<typeof t> = {
  title: 'Mi asistencia',
  text: 'Lo que anotamos sobre mesas a las que faltaste, y cómo decirnos si nos equivocamos.',
  failed: 'No pudimos cargar tu asistencia.',
  none: 'Todo bien: aquí no hay nada.',
  no_show: 'No llegaste a tu mesa del {date}.',
  late_cancellation: 'Dejaste tarde tu lugar del {date}.',
  warning: 'Un recordatorio amable. Nada cambia.',
  later_priority: 'Hasta el {until}, otras personas van primero.',
  pause: 'Hasta el {until} no puedes pedir nuevas mesas.',
  fades: 'Cuenta menos cada día y desaparece a los 90 días.',
  lifted: 'Anulado: ya no cuenta.',
  waiting: 'Alguien del equipo de moderación lee tu apelación. Hasta entonces, nada cambia para ti.',
  upheld: 'Alguien del equipo de moderación leyó tu apelación. Se mantiene.',
  why: '¿Qué deberíamos saber?',
  send: 'Enviar apelación',
  sending: 'Enviando...',
  sent: 'Gracias. Alguien del equipo de moderación la leerá.',
  notSent: 'No se pudo enviar tu apelación',
  tryAgain: 'Inténtalo de nuevo.',
};
