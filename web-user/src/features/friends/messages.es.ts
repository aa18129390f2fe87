import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const friends: Translation<typeof t> = {
  title: 'Ven con alguien',
  text: 'Trae a una o dos personas. Se sientan en la misma mesa, o esperan juntas.',
  bring: 'Traer a alguien',
  bringing: 'Un momento...',
  haveCode: 'Tengo un código',
  code: 'El código que te dieron',
  codeHint: 'Ocho letras y números. Hace falta el mismo día, comida y lugar.',
  join: 'Unirme',
  joining: 'Uniéndote...',
  back: 'Volver',

  waitingText: 'Envía este código. Sirve para el mismo día, comida y lugar hasta el jueves por la noche.',
  oneMore: 'Hay lugar para una persona más. Tu código:',
  share: 'Compartir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'Selecciona el código y cópialo.',
  alone: 'Mejor voy por mi cuenta',

  together: 'Vienes con {names}.',
  togetherText: 'Tendrán una mesa en común. Hasta que haya lugar para todo el grupo, esperan en conjunto.',
  leave: 'Dejar el grupo',
  leaving: 'Saliendo...',
  leaveTitle: '¿Dejar el grupo?',
  leaveText: 'Cada quien conserva su solicitud y busca mesa por su cuenta.',
  stay: 'Seguir en grupo',

  over: 'Tu grupo terminó',
  overText: 'Sigues en la lista para una mesa, por tu cuenta. Puedes volver a traer a alguien.',
  ok: 'Entendido',

  invitedTitle: 'Alguien quiere que vengas',
  invitedText: 'Va el {date}, {meal}, {venue}. Busca una mesa para lo mismo y únete con un toque.',
  invitedTextCut: 'Busca una mesa para el mismo día, comida y lugar, y luego únete.',
  find: 'Buscar una mesa',

  joined: 'Vienen en grupo',
  left: 'Otra vez vas por tu cuenta',
  failed: 'No funcionó',
  tryAgain: 'Inténtalo otra vez.',
  notKnown: 'No pudimos cargar con quién vienes.',
  retry: 'Reintentar',
};
