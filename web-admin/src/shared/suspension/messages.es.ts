import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const suspension: Translation<typeof t> = {
  suspendName: 'Suspender a {name}',
  suspend: 'Suspender',
  suspended: 'Suspendiste a {name}.',
  chooseDate: 'Elige una fecha',
  giveReason: 'Escribe un motivo',
  signedOut: 'Se cerrarán todas sus sesiones en segundos, también los chats abiertos.',
  seatsGo: 'Se cancelará su solicitud abierta y sus lugares serán para otras personas.',
  returnsOn: 'Podrá volver a iniciar sesión el {day}. Hasta entonces verá tu motivo.',
  returnsThatDay: 'Podrá volver a iniciar sesión ese día. Hasta entonces verá tu motivo.',
  returnsWhenLifted: 'No podrá iniciar sesión hasta que alguien levante la suspensión. Verá tu motivo.',
  appeal: 'Podrá apelar una vez. Responderá otra persona del equipo.',

  howLong: 'Por cuánto tiempo',
  untilDate: 'Hasta una fecha',
  firstDayBack: 'Primer día de regreso',
  commonLengths: 'Duraciones comunes',
  oneWeek: '1 semana',
  oneMonth: '1 mes',
  threeMonths: '3 meses',
  untilLifted: 'Hasta que se levante',

  startFrom: 'Empieza con',
  reason: 'Motivo',
  reasonHint: 'Lo verá cuando intente iniciar sesión.',
  harassment: 'Acoso',
  harassmentText:
    'Otras personas nos contaron que tus mensajes las hirieron o las presionaron. Eso no tiene lugar en nuestras mesas.',
  unsafe: 'Hizo que otras personas se sintieran inseguras',
  unsafeText:
    'Alguien sintió inseguridad por lo que hiciste en una cena o escribiste antes de ella. Pausamos tu cuenta mientras lo revisamos.',
  fakeProfile: 'No es quien dice ser',
  fakeProfileText: 'Tu perfil no muestra quién eres. Escríbenos y envía un documento que lo muestre.',
  spam: 'Spam',
  spamText: 'Tu cuenta se usó para hacer publicidad a otras personas.',
  underage: 'Menor de 18',
  underageText:
    'Debes tener 18 años para usar {appName}, y tenemos motivos para pensar que aún no los tienes.',
  noShows: 'Ausencias repetidas',
  noShowsText: 'Te esperaban en varias mesas y no llegaste. Las demás personas se quedaron esperándote.',
};
